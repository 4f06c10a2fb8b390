import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '../lib/console.mjs';
import { ROOT } from '../lib/setUp.mjs';

const TIMEOUT_MS = 60_000;

/**
 * A Storybook of this tree on a free port, which starts with the first address that the review opens.
 * @param {NodeJS.ProcessEnv} env
 */
export function liveStorybook(env) {
  /** @type {{ address: Promise<string>, end: () => void } | undefined} */
  let started;
  return {
    /** @param {string} id of a story @returns {Promise<string>} @throws {Refusal} if Storybook does not start */
    addressOf: async (id) => {
      started ??= start(env);
      return `${await started.address}?path=/story/${id}`;
    },
    close: () => started?.end(),
  };
}

function start(env) {
  const end = new AbortController();
  return { address: serve(env, end.signal), end: () => end.abort() };
}

async function serve(env, signal) {
  const port = await freePort();
  const args = ['dev', '--port', String(port), '--exact-port', '--no-open', '--quiet'];
  const child = spawn('storybook', args, { env, cwd: ROOT, stdio: 'ignore', signal });
  // Its failure shows in the time limit, and its end by the signal is no failure.
  child.once('error', () => {});
  const address = `http://localhost:${port}/`;
  const until = Date.now() + TIMEOUT_MS;
  while (Date.now() < until && !signal.aborted) {
    const answer = await fetch(`${address}index.json`).catch(() => null);
    if (answer?.ok) return address;
    await delay(200);
  }
  throw new Refusal('Storybook does not start: run "npm run storybook" to see why.');
}

async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}
