import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { progress } from './console.mjs';

/**
 * Runs `body` with an exclusive lock on `file`. A lock of a dead process is released.
 */
export async function withLock(file, body) {
  for (let waited = 0; !take(file); waited += 1) {
    if (waited === 0) progress('Waiting for the set-up of another command');
    if (!ownerLives(file)) rmSync(file, { force: true });
    else await sleep(300);
  }
  try {
    return await body();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function ownerLives(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error of a system call */
function codeOf(error) {
  return /** @type {NodeJS.ErrnoException} */ (error).code;
}
