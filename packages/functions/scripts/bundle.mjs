// Bundles the callables for deployment into `dist`, or the folder that is given: one module, and a package.json with the exact versions
// of the SDKs that stay outside it. `firebase deploy` uploads that folder and nothing else.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const PACKAGE = join(import.meta.dirname, '..');
const DIST = process.argv[2] ?? join(PACKAGE, 'dist');
const NODE_MAJOR = '24';

const { dependencies } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));

rmSync(DIST, { recursive: true, force: true });
mkdirSync(DIST, { recursive: true });
const { metafile } = await build({
  absWorkingDir: PACKAGE,
  entryPoints: ['src/index.ts'],
  outfile: join(DIST, 'index.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: `node${NODE_MAJOR}`,
  packages: 'external',
  sourcemap: true,
  metafile: true,
  logLevel: 'warning',
});
const used = new Set(
  Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ path, external }) => external && !path.startsWith('node:'))
    .map(({ path }) => packageOf(path)),
);
const undeclared = [...used].filter((name) => !(name in dependencies));
if (undeclared.length > 0) {
  throw new Error(
    `The callables import what package.json does not list: ${undeclared.join(', ')}.`,
  );
}
const manifest = {
  name: 'casino-callables',
  private: true,
  type: 'module',
  main: 'index.js',
  engines: { node: NODE_MAJOR },
  dependencies: Object.fromEntries(Object.entries(dependencies).filter(([name]) => used.has(name))),
};
writeFileSync(join(DIST, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

/** The package of an import, such as `firebase-admin` of `firebase-admin/auth`. */
function packageOf(path) {
  const parts = path.split('/');
  return parts.slice(0, path.startsWith('@') ? 2 : 1).join('/');
}
