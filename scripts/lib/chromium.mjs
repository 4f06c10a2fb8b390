import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { progress, Refusal } from './console.mjs';
import { run } from './run.mjs';
import { ROOT } from './setUp.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The path of the browser that tests run in: `CHROMIUM_PATH`, else one that the machine has, else
 * Debian's own, installed where this process may install packages.
 */
export async function ensureChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Refusal(`CHROMIUM_PATH names ${wanted}, which does not exist.`);
  }
  const found = findChromium();
  if (found) return found;

  if (process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get')) {
    progress("Installing Debian's Chromium");
    const log = join(ROOT, '.reports', 'set-up', 'chromium.log');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium';
    if ((await run('sh', ['-c', install], { env, log })) === 0) {
      const installed = findChromium();
      if (installed) return installed;
    }
  }
  throw new Refusal(
    'No Chromium was found, and none could be installed: run "sudo apt-get install chromium", or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

function findChromium() {
  return NAMES.map(onPath).find(Boolean) ?? MAC_APPS.find((application) => existsSync(application));
}

function onPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((candidate) => existsSync(candidate));
}
