// Bundles the functions for deployment into `dist` or the given folder: the code with its dependencies,
// their licences, and a package.json. `firebase deploy` uploads only that folder.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { drawPassPictures } from '../../local/demoWallets/drawPassPictures.ts';
import { licencesOf } from './licences.mjs';

const PACKAGE = join(import.meta.dirname, '../..');
const DIST = process.argv[2] ?? join(PACKAGE, 'dist');
const NODE_MAJOR = '24';

/** CommonJS packages read these names, which an ES module does not define. */
const COMMON_JS = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const __dirname = import.meta.dirname;`;

const { dependencies } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));

rmSync(DIST, { recursive: true, force: true });
mkdirSync(DIST, { recursive: true });
const { metafile } = await build({
  absWorkingDir: PACKAGE,
  entryPoints: ['src/index.ts'],
  outdir: DIST,
  bundle: true,
  // Dynamic imports become separate files.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: `node${NODE_MAJOR}`,
  banner: { js: COMMON_JS },
  sourcemap: true,
  // The repository holds the sources of a release.
  sourcesContent: false,
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
});
const missing = Object.values(metafile.outputs)
  .flatMap(({ imports }) => imports)
  .filter(({ external, path }) => external && !isOfNode(path))
  .map(({ path }) => path);
if (missing.length > 0) {
  throw new Error(
    `The bundle imports modules that are not deployed: ${[...new Set(missing)].join(', ')}.`,
  );
}
await drawPassPictures(join(DIST, 'passPictures'));
const manifest = {
  name: 'casino-callables',
  private: true,
  type: 'module',
  main: 'index.js',
  engines: { node: NODE_MAJOR },
  // The bundle contains the SDK. The deployment discovers the functions with this copy.
  dependencies: { 'firebase-functions': dependencies['firebase-functions'] },
};
writeFileSync(join(DIST, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync(join(DIST, 'LICENCES.txt'), licencesOf(Object.keys(metafile.inputs), PACKAGE));

function isOfNode(path) {
  return path.startsWith('node:') || builtinModules.includes(path);
}
