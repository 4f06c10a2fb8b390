import { existsSync } from 'node:fs';
import { Refusal } from './console.mjs';
import { installFromDebian, onPath } from './debian.mjs';

/** The programs for journeys in WebKitGTK and Firefox, each with its variable, its names and its Debian package. */
const PROGRAMS = [
  { variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
  { variable: 'XVFB_PATH', names: ['Xvfb'], package: 'xvfb' },
];

/**
 * Returns the paths of the programs by their variables: those that the variables name, else installed ones, else
 * Debian's, which it installs if this process may.
 * @returns {Promise<Record<string, string>>}
 * @throws {Refusal} with the names of the missing packages
 */
export async function ensureEngines() {
  for (const { variable } of PROGRAMS) {
    const wanted = process.env[variable];
    if (wanted && !existsSync(wanted)) {
      throw new Refusal(`${variable} names ${wanted}, which does not exist.`);
    }
  }
  const packagesMissing = () =>
    PROGRAMS.filter((program) => !find(program)).map((one) => one.package);
  const wanted = packagesMissing();
  if (wanted.length > 0) await installFromDebian('WebKitGTK and Firefox', wanted);
  const missing = packagesMissing();
  if (missing.length > 0) {
    throw new Refusal(
      `Journeys in WebKit and Firefox need missing packages: run "sudo apt-get install ${missing.join(' ')}". On a system without apt, such as macOS, run them in a Debian container, and run the other parts here by name: docs/engines.md.`,
    );
  }
  return Object.fromEntries(PROGRAMS.map((program) => [program.variable, find(program)]));
}

function find({ variable, names }) {
  return process.env[variable] || names.map(onPath).find(Boolean);
}
