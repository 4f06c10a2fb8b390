import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { progress } from './console.mjs';
import { npm, ROOT } from './setUp.mjs';

const FOLDER = join(ROOT, 'scripts/lighthouse');
const MODULE = join(FOLDER, 'node_modules/lighthouse/core/index.js');

/** Installs the locked Lighthouse once, separately from the project's dependencies. */
export async function ensureLighthouse(env) {
  if (existsSync(MODULE)) return;
  progress('Installing Lighthouse for this command');
  await npm(['ci', '--ignore-scripts', '--prefix', FOLDER], {
    env,
    log: 'lighthouse.log',
    refusal: 'Lighthouse could not be installed. Check the connection to the npm registry.',
  });
}

/** Returns the function `lighthouse(address, options)` of the installed package. */
export async function loadLighthouse() {
  return (await import(pathToFileURL(MODULE).href)).default;
}
