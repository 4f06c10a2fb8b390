import { join } from 'node:path';
import { Refusal } from './console.mjs';
import { run } from './run.mjs';
import { ROOT } from './setUp.mjs';

/** The default output folder, which git ignores. */
export const BUILT_STORYBOOK = join(ROOT, 'storybook-static');

/**
 * Builds Storybook as static files, in about ten seconds.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [folder]
 * @returns {Promise<string>} the folder
 * @throws {Refusal} if the build fails
 */
export async function buildStorybook(env, folder = BUILT_STORYBOOK) {
  const log = join(ROOT, '.reports', 'storybook-build.log');
  const args = ['build', '--output-dir', folder, '--quiet'];
  if ((await run('storybook', args, { env, cwd: ROOT, log })) === 0) return folder;
  throw new Refusal('Storybook could not be built: see .reports/storybook-build.log.');
}
