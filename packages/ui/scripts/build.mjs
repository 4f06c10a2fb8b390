// Builds the published package: an ES module and its types for each source that an entry point reaches, the style
// sheet of the typefaces, the tokens for design tools and for pages without React, the README, the changelog, and a
// package.json of their own. The app does not need the build; it reads the sources through the `source` condition.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { designTokenFiles } from '../src/tokens/exchange/designTokens.ts';
import { tokensSheet } from '../src/tokens/exchange/tokensSheet.ts';

const ui = join(import.meta.dirname, '..');
const dist = join(ui, 'dist');

rmSync(dist, { recursive: true, force: true });
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: ui, stdio: 'inherit' });
cpSync(join(ui, 'src/tokens/fonts.css'), join(dist, 'tokens/fonts.css'));

const forDesignTools = join(dist, 'designTokens');
mkdirSync(forDesignTools);
for (const [name, tokens] of Object.entries(designTokenFiles())) {
  writeFileSync(join(forDesignTools, name), `${JSON.stringify(tokens, null, 2)}\n`);
}
writeFileSync(join(dist, 'tokens/tokens.css'), tokensSheet());

/** The fields that consumers need. The others are about this repository, such as the condition `source`. */
const PUBLISHED = [
  'name',
  'version',
  'description',
  'license',
  'repository',
  'homepage',
  'type',
  'engines',
  'sideEffects',
  'peerDependencies',
  'dependencies',
];

/** An entry point without its sources, with paths from the published folder. Null if consumers cannot import it. */
function publishedEntry(entry) {
  if (typeof entry === 'string') return entry.replace('./dist/', './');
  const built = Object.entries(entry).filter(([condition]) => condition !== 'source');
  if (built.length === 0) return null;
  return Object.fromEntries(
    built.map(([condition, path]) => [condition, path.replace('./dist/', './')]),
  );
}

const own = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8'));
const entries = Object.entries(own.exports).map(([name, entry]) => [name, publishedEntry(entry)]);
const manifest = {
  ...Object.fromEntries(PUBLISHED.map((field) => [field, own[field]])),
  exports: Object.fromEntries(entries.filter(([, entry]) => entry !== null)),
};
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
for (const document of ['README.md', 'CHANGELOG.md']) {
  if (existsSync(join(ui, document))) cpSync(join(ui, document), join(dist, document));
}
