import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HOME = fileURLToPath(new URL('../../', import.meta.url));

/** The clients of the README, and the types of Node for the compiler. */
const BESIDE = [
  '@google-cloud/firestore',
  '@types/node',
  'firebase',
  'firebase-admin',
  'google-auth-library',
];

interface Manifest {
  readonly name: string;
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The folder of a package that this repository has installed. */
function folderOf(name: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const found = folders.map((folder) => join(folder, name)).find(hasManifest);
  if (!found) throw new Error(`${name} is not installed.`);
  return found;
}

function hasManifest(folder: string): boolean {
  try {
    readFileSync(join(folder, 'package.json'));
    return true;
  } catch {
    return false;
  }
}

function link(target: string, at: string): void {
  mkdirSync(dirname(at), { recursive: true });
  symlinkSync(target, at);
}

/**
 * Builds and packs the package, and installs the archive in a folder, like `npm install`: it unpacks the archive, links
 * its commands, and links exactly its dependencies and the clients to this repository's, without a registry.
 * @returns the files in the archive
 */
export function installPackage(folder: string): readonly string[] {
  execFileSync(process.execPath, [join(HOME, 'scripts/build.mjs')], { stdio: 'inherit' });
  const packed = execFileSync(
    'npm',
    ['pack', join(HOME, 'dist'), '--json', '--pack-destination', folder],
    { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [{ filename, files }] = JSON.parse(packed) as [
    { filename: string; files: readonly { path: string }[] },
  ];
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const modules = join(folder, 'node_modules');
  const own = join(folder, 'unpacked');
  mkdirSync(own);
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', own, '--strip-components=1']);
  const manifest: Manifest = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
  const home = join(modules, manifest.name);
  mkdirSync(dirname(home), { recursive: true });
  execFileSync('mv', [own, home]);
  for (const [name, file] of Object.entries(manifest.bin)) {
    chmodSync(join(home, file), 0o755);
    link(join(home, file), join(modules, '.bin', name));
  }
  for (const name of [...Object.keys(manifest.dependencies), ...BESIDE]) {
    link(folderOf(name), join(modules, name));
  }
  return files.map(({ path }) => path);
}
