import { spawn } from 'node:child_process';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { testsOfPlaywright, testsOfVitest } from '../spec/readTests.mjs';
import { failedPart } from './verdict.mjs';

/**
 * Runs `npm test` in the tree at `root` until its first part fails.
 * @param {string} root with a trailing slash
 * @param {readonly string[]} args of `npm test`
 * @param {{ env: NodeJS.ProcessEnv, log: string, signal: AbortSignal }} options `signal` aborts the run
 * @returns {Promise<{ part: string | null, tests: import('../spec/readTests.mjs').Test[], lastLine: string }>}
 *   the failed part, the tests of its report, and the last line of output
 */
export async function runUntilFailure(root, args, { env, log, signal }) {
  deleteReports(join(root, '.reports'));
  mkdirSync(dirname(log), { recursive: true });
  const output = createWriteStream(log);
  // A separate process group, so that browsers and servers of the run end too.
  const child = spawn('node', ['scripts/test.mjs', ...args], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => endGroup(child.pid);
  signal.addEventListener('abort', stop);
  const closed = new Promise((resolve) => child.once('close', resolve));
  let part = null;
  let lastLine = '';
  child.stderr.pipe(output, { end: false });
  for await (const line of createInterface({ input: child.stdout })) {
    output.write(`${line}\n`);
    if (line.trim() !== '') lastLine = line.trim();
    part ??= failedPart(line);
    if (part !== null) stop();
  }
  await closed;
  signal.removeEventListener('abort', stop);
  output.end();
  await finished(output);
  return { part, tests: part === null ? [] : testsOf(root, part), lastLine };
}

/** Deletes earlier reports, but keeps the drawings of earlier commits, which take minutes. */
function deleteReports(folder) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (name !== 'baselines') rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function testsOf(root, part) {
  // A run of selected test files writes its report to another folder.
  const file = ['changed', '.']
    .map((folder) => join(root, '.reports', folder, `${part}.json`))
    .find((candidate) => existsSync(candidate));
  if (file === undefined) return [];
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const read = 'testResults' in report ? testsOfVitest : testsOfPlaywright;
  return read(report, part, root);
}
