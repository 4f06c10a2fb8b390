import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { preview } from 'vite';
import { progress, Refusal } from '../lib/console.mjs';
import { run } from '../lib/run.mjs';
import { ROOT } from '../lib/setUp.mjs';
import { STORIES_CONFIG } from './bases.mjs';
import { compareWithLedger, DRAWINGS, drawingEnvironment } from './compare.mjs';
import { exportPage } from './exportPage.mjs';
import { writeEntry } from './ledger.mjs';
import { recordMachine } from './machine.mjs';
import { storyFilesNamed } from './storyFiles.mjs';

/**
 * Draws stories, and shows the differences for approval.
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} args parts of the titles or paths of story files, or `--this-machine`
 * @returns {Promise<number>} the exit code: 0 if every change is approved
 */
export async function review(env, args) {
  const moves = args.includes('--this-machine');
  const names = moves ? [] : args;
  const files = names.length > 0 ? storyFilesNamed(ROOT, names) : [];
  progress('Drawing stories');
  const options = {
    env: drawingEnvironment(env),
    cwd: ROOT,
    log: join(ROOT, '.reports', 'visual.log'),
  };
  if ((await run('vitest', ['run', ...STORIES_CONFIG, ...files], options)) !== 0) {
    throw new Refusal('Stories fail: see .reports/visual.log.');
  }
  const whole = files.length === 0;
  const comparison = await compareWithLedger(env, { passed: true, whole, moves });
  const { changes, unchanged, accepted, machine, sameMachine } = comparison;
  const rewritten = [...(moves ? unchanged : []), ...(moves || sameMachine ? accepted : [])];
  for (const story of rewritten) writeEntry(ROOT, story, story.after);
  if (moves) recordMachine(ROOT, machine);
  if (rewritten.length > 0) {
    progress(`${rewritten.length} unchanged or approved stories have hashes of this machine now.`);
  }
  if (changes.length === 0) {
    progress('No story changed without an approval.');
    return 0;
  }
  if (!sameMachine && !moves) {
    progress('This machine draws differently than the ledger’s: an approval names the sources.');
  }
  const page = await serveReview(ROOT, DRAWINGS, changes, { open: true });
  progress(`${changes.length} to review: ${page.address} (Ctrl-C ends)`);
  await Promise.race([new Promise((resolve) => process.once('SIGINT', resolve)), page.decided]);
  await page.close();
  const approved = page.decisions.filter((decision) => decision === 'approved').length;
  progress(`${approved} of ${changes.length} are approved. Commit packages/ui/visual.`);
  return approved === changes.length ? 0 : 1;
}

/**
 * Serves the page of changes. Every address contains a token, so that no other page in the browser can approve.
 * @param {string} root the tree with the ledger
 * @param {string} folder of the pictures
 * @param {import('./changes.mjs').Change[]} changes
 * @param {{ open?: boolean }} [options] whether to open the page in the browser
 * @returns {Promise<{ address: string, decisions: ('approved' | 'rejected')[], decided: Promise<void>,
 *   close: () => Promise<void> }>} `decisions` in the order of the changes; `decided` resolves after the last one
 */
export async function serveReview(root, folder, changes, { open = false } = {}) {
  exportPage(folder, changes, { canDecide: true });
  const base = `/${randomBytes(16).toString('hex')}/`;
  const decisions = [];
  const { promise: decided, resolve } = /** @type {PromiseWithResolvers<void>} */ (
    Promise.withResolvers()
  );

  const decide = async (request, response) => {
    const { indexes, decision } =
      /** @type {{ indexes: number[], decision: 'approved' | 'rejected' }} */ (await json(request));
    for (const index of indexes) {
      const change = changes[index];
      // A later rejection takes an approval back.
      writeEntry(root, change, decision === 'approved' ? change.approved : change.before);
      decisions[index] = decision;
    }
    response.end(JSON.stringify(decisions), () => {
      if (changes.every((_, index) => decisions[index])) resolve();
    });
  };
  const server = await preview({
    root: folder,
    base,
    configFile: false,
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0, open },
    plugins: [
      {
        name: 'decisions',
        configurePreviewServer: ({ middlewares }) => {
          middlewares.use(`${base}decide`, decide);
        },
      },
    ],
  });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.httpServer.address());
  const address = `http://127.0.0.1:${port}${base}`;
  return { address, decisions, decided, close: () => server.close() };
}
