import { Refusal } from '../console.mjs';
import { installFromDebian, onPath } from './debian.mjs';

/** The programs for journeys in WebKitGTK and Firefox, each with its Debian package. */
const PROGRAMS = {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
};

/**
 * Installs missing programs if this process may.
 * @throws {Refusal} with the names of the packages that are still missing
 */
export async function ensureEngines() {
  if (missing().length > 0) await installFromDebian('WebKitGTK and Firefox', missing());
  if (missing().length === 0) return;
  throw new Refusal(
    `Journeys in WebKit and Firefox need missing packages: run "sudo apt-get install ${missing().join(' ')}". On a system without apt, such as macOS, run them in a Debian container, and run the other parts here by name: docs/engines.md.`,
  );
}

function missing() {
  return Object.entries(PROGRAMS).flatMap(([name, pack]) => (onPath(name) ? [] : [pack]));
}
