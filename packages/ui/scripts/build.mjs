// Builds what is published: an ES module and its types for each source that the entry point reaches, and the
// style sheet of the typefaces. The app does not need it; it reads the sources by the `source` condition.
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const ui = join(import.meta.dirname, '..');

rmSync(join(ui, 'dist'), { recursive: true, force: true });
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { cwd: ui, stdio: 'inherit' });
cpSync(join(ui, 'src/tokens/fonts.css'), join(ui, 'dist/tokens/fonts.css'));
