import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { progress } from '../console.mjs';
import { run } from '../run.mjs';
import { ROOT } from '../setUp.mjs';

/** The path of a program on the `PATH`, or undefined. */
export function onPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((candidate) => existsSync(candidate));
}

/**
 * Installs Debian packages if this process is root on a Linux with apt. Otherwise it does nothing.
 * @param {string} what the packages in words, for the line of progress
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
