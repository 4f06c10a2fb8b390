import { existsSync } from 'node:fs';
import { Refusal } from '../console.mjs';
import { installFromDebian, onPath } from './debian.mjs';

const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the path of a browser: `CHROMIUM_PATH`, else an installed one, else Debian's, which it installs if this process
 * may.
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

/**
 * Returns the path of the browser for journeys and for tests of hooks and routes: `CHROMIUM_PATH`, else Debian's headless
 * shell of Chromium, which it installs if this process may, else `ensureChromium`'s. The shell has the same engine without
 * windows and their interface, so that a journey takes two thirds of the processor's time. Stories stay in Chromium,
 * because the shell draws the first story of a run differently.
 * @throws {Refusal} if there is no browser
 */
export async function ensureHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return ensureChromium();
  if (!onPath(SHELL)) await installFromDebian('headless shell of Chromium', [SHELL]);
  return onPath(SHELL) ?? ensureChromium();
}

function findChromium() {
  return NAMES.map(onPath).find(Boolean) ?? MAC_APPS.find((application) => existsSync(application));
}
