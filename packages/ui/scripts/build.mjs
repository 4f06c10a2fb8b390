// Builds the published package: an ES module and its types for each source that an entry point reaches, the style
// sheet of the typefaces, and the tokens for design tools and for pages without React. The app does not need the
// build; it reads the sources through the `source` condition.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
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
