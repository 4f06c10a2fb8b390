import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { progress } from './console.mjs';
import { run } from './run.mjs';
import { ROOT } from './setUp.mjs';

/** The path of a program that the PATH has, or undefined. */
export function onPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((candidate) => existsSync(candidate));
}

/**
 * Installs packages of Debian where this process may: as root on Linux. Elsewhere it does nothing.
 * @param {string} what the packages in words, for the line that says what is done
 * @param {readonly string[]} packages
 */
export async function installFromDebian(what, packages) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !onPath('apt-get')) return;
  progress(`Installing Debian's ${what}`);
  const log = join(ROOT, '.reports', 'set-up', `${packages[0]}.log`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`;
  await run('sh', ['-c', install], { env, log });
}
