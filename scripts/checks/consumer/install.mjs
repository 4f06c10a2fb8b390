import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../lib/setUp.mjs';

const UI = join(ROOT, 'packages/ui/dist');

/** The packages of Vite's template for React and TypeScript, and those that the README installs. */
const OF_THE_CONSUMER = ['@types/node', '@types/react', '@types/react-dom', 'vite'];

/** Packages that only the examples need. */
const OF_THE_EXAMPLES = ['@storybook/react-vite'];

/**
 * Packs `@casino/ui` and installs the archive in an empty folder, like `npm install`: it unpacks the archive, and links
 * exactly the named dependencies and peers to this repository's, since a check must not depend on a registry.
 * @returns {{ files: number, kibibytes: number }} of the archive
 */
export function installPackage(folder) {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: UI,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ filename, files, size }] = JSON.parse(packed);
  const modules = join(folder, 'node_modules');
  const home = join(modules, '@casino/ui');
  mkdirSync(home, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', home, '--strip-components=1']);

  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(home, 'package.json'), 'utf8'),
  );
  const names = Object.keys({ ...dependencies, ...peerDependencies });
  for (const name of [...names, ...OF_THE_CONSUMER, ...OF_THE_EXAMPLES]) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  return { files: files.length, kibibytes: Math.round(size / 1024) };
}
