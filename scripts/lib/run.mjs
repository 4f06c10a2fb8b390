import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';

const NOT_STARTED = 127;
const BY_SIGNAL = 128;

/**
 * Runs a program until it exits, or for `timeout` milliseconds. With `log`, its output goes only to that file;
 * otherwise to the terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, log?: string, timeout?: number }} [options]
 * @returns {Promise<number>} the exit code: 127 if the program cannot be started, 128 plus the signal's
 *   number if a signal ended it
 */
export async function run(command, args, { env = process.env, cwd, log, timeout } = {}) {
  const child = spawn(command, args, {
    env,
    cwd,
    timeout,
    stdio: log ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  const code = new Promise((resolve) => {
    child.once('error', () => resolve(NOT_STARTED));
    child.once('close', (exitCode, signal) => resolve(exitCode ?? codeOf(signal)));
  });
  if (!log) return code;

  mkdirSync(dirname(log), { recursive: true });
  const file = createWriteStream(log);
  child.stdout?.pipe(file, { end: false });
  child.stderr?.pipe(file, { end: false });
  const exitCode = await code;
  file.end();
  await finished(file);
  return exitCode;
}

function codeOf(signal) {
  return BY_SIGNAL + (constants.signals[signal] ?? 0);
}

/**
 * Runs a server in the foreground. The terminal sends Ctrl-C to it, and this process forwards SIGTERM.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 * @returns {Promise<number>} its exit code
 */
export function runServer(command, args, { env, cwd } = {}) {
  const child = spawn(command, args, { env, cwd, stdio: 'inherit' });
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 128));
  });
}
