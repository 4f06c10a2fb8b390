import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from '../lib/console.mjs';
import { readEntries } from './ledger.mjs';
import { readSources } from './sources.mjs';

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
 * The other story files that import a component beside one of these story files, at any depth, and the number of their
 * stories in the ledger.
 * @param {string} root the repository's folder
 * @param {string[]} files story files
 * @returns {Promise<{ files: string[], stories: number }>}
 */
export async function otherUsers(root, files) {
  const sources = await readSources(root, storyFiles(root));
  const isHelper = (file) => /[.](?:stories|fixtures)[.]tsx?$/.test(file);
  const components = new Set(
    files.flatMap((file) =>
      (sources.get(file) ?? []).filter((one) => dirname(one) === dirname(file) && !isHelper(one)),
    ),
  );
  const users = [...sources]
    .filter(([file, used]) => !files.includes(file) && used.some((one) => components.has(one)))
    .map(([file]) => file);
  const stories = users.reduce((sum, file) => sum + readEntries(root, file).size, 0);
  return { files: users, stories };
}
