import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../lib/console.mjs';

/** All story files, from the repository's root. @param {string} root */
export function storyFiles(root) {
  return globSync('packages/ui/src/**/*.stories.tsx', { cwd: root }).toSorted();
}

/**
 * The story files whose path or title in Storybook contains one of the names, in any case.
 * @param {string} root the repository's folder
 * @param {string[]} names such as `MemberCard`, `Screens/Home` or `primitives/Card/`
 * @throws {Refusal} for a name without a story file
 */
export function storyFilesNamed(root, names) {
  const titled = storyFiles(root).map((file) => ({ file, title: titleOf(root, file) }));
  const found = names.flatMap((name) => {
    const wanted = name.toLowerCase();
    const matches = titled.filter((one) =>
      [one.file, one.title].some((text) => text.toLowerCase().includes(wanted)),
    );
    if (matches.length === 0)
      throw new Refusal(`No story file has "${name}" in its path or title.`);
    return matches.map(({ file }) => file);
  });
  return [...new Set(found)];
}

/** The title of a story file, or '' if it is computed. */
function titleOf(root, file) {
  return /\btitle: '([^']+)'/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? '';
}
