import { existsSync } from 'node:fs';
import { Refusal } from '../console.mjs';
import { installFromDebian, onPath } from './debian.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the path of the browser for tests: `CHROMIUM_PATH`, else an installed one, else Debian's, which it installs if
 * this process may.
 * @throws {Refusal} if there is none
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
    'Chromium is not installed, and this process cannot install it: run "sudo apt-get install chromium", or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

function findChromium() {
  return NAMES.map(onPath).find(Boolean) ?? MAC_APPS.find((application) => existsSync(application));
}
