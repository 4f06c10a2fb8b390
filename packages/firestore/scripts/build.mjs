// Builds the published package in dist: an ES module and its types for each source that an entry point reaches, the
// README, the changelog, and a package.json of their own. In this repository, Node runs the sources without a build.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const home = join(import.meta.dirname, '..');
const dist = join(home, 'dist');

/** The fields that consumers need. The others are about this repository. */
const PUBLISHED = ['name', 'version', 'description', 'license', 'keywords', 'type', 'engines'];

/** The built file of a source. */
const builtOf = (source, extension) => source.replace('./src/', './').replace(/[.]ts$/, extension);

rmSync(dist, { recursive: true, force: true });
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: home, stdio: 'inherit' });

const own = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
const entry = own.exports['.'];
const bin = Object.entries(own.bin).map(([name, source]) => [name, builtOf(source, '.js')]);
const manifest = {
  ...Object.fromEntries(PUBLISHED.map((field) => [field, own[field]])),
  sideEffects: false,
  bin: Object.fromEntries(bin),
  exports: {
    '.': { types: builtOf(entry, '.d.ts'), default: builtOf(entry, '.js') },
    './package.json': './package.json',
  },
  dependencies: own.dependencies,
};
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
for (const document of ['README.md', 'CHANGELOG.md']) {
  if (existsSync(join(home, document))) cpSync(join(home, document), join(dist, document));
}
