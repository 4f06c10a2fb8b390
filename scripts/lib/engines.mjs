import { existsSync } from 'node:fs';
import { Refusal } from './console.mjs';
import { installFromDebian, onPath } from './debian.mjs';

/** What journeys in WebKitGTK and Firefox need: a variable that names the program, its names, its Debian package. */
const PROGRAMS = [
  { variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
  { variable: 'XVFB_PATH', names: ['Xvfb'], package: 'xvfb' },
];

/**
 * The paths of the programs by their variables: those that the variables name, else those that the machine
 * has, else Debian's, installed where this process may install packages.
 * @returns {Promise<Record<string, string>>}
 * @throws {Refusal} that names each package that is missing
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
      `Journeys in WebKit and Firefox need what this machine lacks and could not install: run "sudo apt-get install ${missing.join(' ')}". Where there is no apt, such as on a Mac, run them in a container of Debian, and here the other parts by name: docs/engines.md.`,
    );
  }
  return Object.fromEntries(PROGRAMS.map((program) => [program.variable, find(program)]));
}

function find({ variable, names }) {
  return process.env[variable] || names.map(onPath).find(Boolean);
}
