import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import { modeNamed } from '../packages/ui/src/stories/modes/modes.ts';
import { storiesIn } from '../packages/ui/src/stories/modes/storyFile.ts';

const IN_MODE = new URL('../packages/ui/src/stories/modes/inMode.ts', import.meta.url).pathname;

/**
 * Adds an export for each story and mode to the story files of a test run, such as `Ready_in_desktop`, before Storybook's
 * plugin lists the exports as tests. The modes so run in the same server and browser as the stories.
 */
export function modesPlugin({ isFirstCircle }: { readonly isFirstCircle: boolean }): Plugin {
  return {
    name: 'casino:modes',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler(code, file) {
        // Vite has removed the types from the code.
        const source = readFileSync(file, 'utf8');
        const hasLayouts = readdirSync(dirname(file)).some((name) => name.endsWith('.desktop.tsx'));
        const exports = storiesIn(file, source, hasLayouts).flatMap(({ name, modes }, index) =>
          modes
            .filter((mode) => !isFirstCircle || (index === 0 && modeNamed(mode).isFirstCircle))
            .map(
              (mode) =>
                `export const ${name}_in_${mode.replaceAll('-', '_')} = inMode('${mode}', ${name});`,
            ),
        );
        if (exports.length === 0) return null;
        // At the end, so that lines of failures stay those of the file.
        const added = [code, `import { inMode } from '${IN_MODE}';`, ...exports, ''].join('\n');
        return { code: added, map: null };
      },
    },
  };
}
