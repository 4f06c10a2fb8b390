import { existsSync } from 'node:fs';
import { Refusal } from './console.mjs';
import { installFromDebian, onPath } from './debian.mjs';

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
  if (!findChromium()) await installFromDebian('Chromium', ['chromium']);
  const found = findChromium();
  if (found) return found;
  throw new Refusal(
    'No Chromium was found, and none could be installed: run "sudo apt-get install chromium", or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

function findChromium() {
  return NAMES.map(onPath).find(Boolean) ?? MAC_APPS.find((application) => existsSync(application));
}
