import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RestClient } from '../testing/restClient.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

let folder: string;
let children: ChildProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-cli-'));
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Runs the command. Resolves when the store listens, with its port and its output so far. */
async function start() {
  const args = ['--port', '0', '--project', 'demo-cli', '--data', 'documents'];
  const child = spawn(process.execPath, [MAIN, ...args], { cwd: folder });
  children.push(child);
  const printed = { text: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed.text += text;
  });
  const ended = once(child, 'close');
  await expect.poll(() => printed.text, { timeout: 15_000 }).toContain('Ctrl-C');
  const port = Number(/127\.0\.0\.1:(\d+)\./.exec(printed.text)?.[1]);
  return { child, ended, printed, rest: new RestClient(`127.0.0.1:${port}`, 'demo-cli') };
}

test.each(['SIGINT', 'SIGTERM'] as const)('stops on %s and persists documents', async (signal) => {
  const first = await start();
  const name = first.rest.nameOf('things/a');
  await first.rest.call('commit', { writes: [{ update: { name } }] });
  first.child.kill(signal);
  expect(await first.ended).toEqual([0, null]);
  expect(first.printed.text).toMatch(/Stopped\.\n$/);
  const second = await start();
  expect((await second.rest.request('GET', `/v1/${name}`)).status).toBe(200);
});
