import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT } from '../setUp.mjs';
import { readModule } from './readModule.mjs';

/** The sources of `@casino/ui`, from the repository's root. */
export const SOURCES = 'packages/ui/src';

/** The JavaScript entry points of `@casino/ui`, with their sources. */
export const ENTRY_POINTS = {
  '@casino/ui': `${SOURCES}/index.ts`,
  '@casino/ui/tokens': `${SOURCES}/tokens.ts`,
  '@casino/ui/artwork': `${SOURCES}/artwork.ts`,
};

/**
 * Files of stories that are not published: data, frames, and Storybook's own pages. Also `sanitise`, which `RichText`
 * loads with its first text; an entry point that exported it would load it at once.
 */
const EXAMPLES =
  /[.](?:stories|fixtures)[.]tsx?$|\/src\/stories\/|\/screens\/(?:onDesktop|storyFrames)[.]tsx?$|\/(?:sampleQrPng|RichText\/sanitise)[.]ts$/;

/** Storybook's own pages, which show other stories. The foundations show the tokens. */
const OWN_PAGES = /\/src\/stories\/(?!foundations\/).*[.]stories[.]tsx$/;

/** Whether only stories use a file. */
export const isExample = (file) => EXAMPLES.test(file);

/** Every file that only stories use, from the repository's root. */
export const exampleFiles = () =>
  readdirSync(join(ROOT, SOURCES), { recursive: true })
    .map((file) => posix.join(SOURCES, file))
    .filter((file) => /[.]tsx?$/.test(file) && isExample(file))
    .sort();

/** The story files that show components of the package. */
export const storyFiles = () =>
  exampleFiles().filter((file) => file.endsWith('.stories.tsx') && !OWN_PAGES.test(file));

/**
 * Returns the entry point and the exported name of each published value.
 * @returns {Map<string, Map<string, { entry: string, as: string }>>} by file, then by the name that it has there
 */
export function publishedValues() {
  const published = new Map();
  for (const [entry, source] of Object.entries(ENTRY_POINTS)) {
    const { reexports } = readModule(source, readFileSync(join(ROOT, source), 'utf8'));
    for (const [as, { from, name }] of reexports) {
      const file = posix.join(SOURCES, from);
      if (!published.has(file)) published.set(file, new Map());
      if (!published.get(file).has(name)) published.get(file).set(name, { entry, as });
    }
  }
  return published;
}

/**
 * The values that a file imports from published sources of `@casino/ui`. `names` is null for an import of a whole
 * module.
 * @returns {{ file: string, names: string[] | null }[]}
 */
export function subjectsOf(file) {
  return readModule(file, readFileSync(join(ROOT, file), 'utf8'))
    .imports.filter(({ from }) => from.startsWith('.'))
    .map(({ from, names }) => ({ file: posix.join(posix.dirname(file), from), names }))
    .filter((one) => one.file.startsWith(`${SOURCES}/`) && !isExample(one.file));
}
