import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';

const NOT_STARTED = 127;
const BY_SIGNAL = 128;

/**
 * Runs a program to its end.
 * With `log`, its output goes to that file and nowhere else; otherwise it is shown.
 * @returns {Promise<number>} the exit code: 127 for a program that cannot be started, 128 and the signal's
 *   number for one that a signal ended
 */
export async function run(command, args, { env = process.env, cwd, log } = {}) {
  const child = spawn(command, args, {
    env,
    cwd,
    stdio: log ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  const code = new Promise((resolve) => {
    child.once('error', () => resolve(NOT_STARTED));
    child.once('close', (exitCode, signal) => resolve(exitCode ?? codeOf(signal)));
  });
  if (!log) return code;

  mkdirSync(dirname(log), { recursive: true });
  const file = createWriteStream(log);
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  const exitCode = await code;
  file.end();
  await finished(file);
  return exitCode;
}

/**
 * Why a program ended without doing its work, as a sentence; null where it ended by itself.
 * @param {string} command
 * @param {number} exitCode as `run` returns it
 */
export function brokenOff(command, exitCode) {
  if (exitCode === NOT_STARTED) {
    return `"${command}" could not be started: it is not installed. Delete node_modules/.installed and run this again.`;
  }
  const signal = Object.keys(constants.signals).find((name) => codeOf(name) === exitCode);
  if (!signal) return null;
  const memory = ['SIGKILL', 'SIGABRT'].includes(signal)
    ? ' That happens when memory runs out: close other programs, or give the machine more.'
    : '';
  return `"${command}" was ended by ${signal}.${memory}`;
}

function codeOf(signal) {
  return BY_SIGNAL + (constants.signals[signal] ?? 0);
}

/**
 * Runs a server in the foreground: Ctrl-C reaches it through the terminal, a SIGTERM is handed on, and
 * this process leaves with its exit code.
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
