import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../lib/console.mjs';
import { readComponentUses, subjectOf } from '../lib/docs/componentUses.mjs';
import { readEntries } from './ledger.mjs';

const UI = 'packages/ui/src';

/** All story files, from the repository's root. @param {string} root */
export function storyFiles(root) {
  return globSync(`${UI}/**/*.stories.tsx`, { cwd: root }).toSorted();
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

/** The title of a story file in Storybook, or '' if it is computed. @param {string} root @param {string} file */
export function titleOf(root, file) {
  return /\btitle: '([^']+)'/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? '';
}

/**
 * The other story files whose component renders the component of one of these files, at any depth, and the number of their
 * stories in the ledger. Storybook shows the same components below "Used in".
 * @param {string} root the repository's folder
 * @param {string[]} files story files
 * @returns {{ files: string[], stories: number }}
 */
export function otherUsers(root, files) {
  const uses = readComponentUses(root);
  const componentIn = (file) =>
    subjectOf(join(root, file), readFileSync(join(root, file), 'utf8'))?.name ?? '';
  const rendering = new Set(files.map(componentIn));
  for (const name of rendering) for (const user of uses[name]?.usedIn ?? []) rendering.add(user);
  const users = storyFiles(root).filter(
    (file) => !files.includes(file) && rendering.has(componentIn(file)),
  );
  const stories = users.reduce((sum, file) => sum + readEntries(root, file).size, 0);
  return { files: users, stories };
}
