import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Refusal } from '../lib/console.mjs';
import { ROOT } from '../lib/setUp.mjs';

const execute = promisify(execFile);

/**
 * Computes the selection in a process of the project's Node, because the Node that runs `npm test` can be too old to
 * load the app's routes.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [ref]
 * @throws {Refusal} if there is no commit to compare with
 */
export async function readSelection(env, ref) {
  const args = ['scripts/changed.mjs', ...(ref === undefined ? [] : [ref])];
  const options = { env, cwd: ROOT, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await execute('node', args, options).catch(({ stderr, message }) => {
    throw new Refusal((stderr || message).trim());
  });
  return JSON.parse(stdout);
}
