import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';

/**
 * Runs a program to its end.
 * With `log`, its output goes to that file and nowhere else; otherwise it is shown.
 * A program that cannot be started counts as exit code 127.
 * @returns {Promise<number>} the exit code (128 where a signal ended it)
 */
export async function run(command, args, { env = process.env, cwd, log } = {}) {
  const child = spawn(command, args, {
    env,
    cwd,
    stdio: log ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  const code = new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (exitCode) => resolve(exitCode ?? 128));
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
