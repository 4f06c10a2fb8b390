import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';

const NOT_STARTED = 127;
const BY_SIGNAL = 128;

/**
 * Runs a program until it exits, or for `timeout` milliseconds. With `log`, its output goes only to that file, after its
 * content if `append` is set; otherwise to the terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, log?: string, append?: boolean, timeout?: number }} [options]
 * @returns {Promise<number>} the exit code: 127 if the program cannot be started, 128 plus the signal's
 *   number if a signal ended it
 */
export async function run(command, args, { env = process.env, cwd, log, append, timeout } = {}) {
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
  const file = createWriteStream(log, { flags: append ? 'a' : 'w' });
  child.stdout?.pipe(file, { end: false });
  child.stderr?.pipe(file, { end: false });
  const exitCode = await code;
  file.end();
  await finished(file);
  return exitCode;
}

/**
 * Explains an abnormal exit as a sentence. Returns null for a normal exit.
 * @param {string} command
 * @param {number} exitCode as `run` returns it
 */
export function abortReason(command, exitCode) {
  if (exitCode === NOT_STARTED) {
    return `"${command}" is not installed. Delete node_modules/.installed and run this again.`;
  }
  const signal = Object.keys(constants.signals).find((name) => codeOf(name) === exitCode);
  if (!signal) return null;
  const memory = ['SIGKILL', 'SIGABRT'].includes(signal)
    ? ' A likely cause is a lack of memory: close other programs, or use a machine with more memory.'
    : '';
  return `"${command}" was ended by ${signal}.${memory}`;
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
