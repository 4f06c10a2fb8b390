import { parseChangesetFile } from '@changesets/parse';
import type { StoryIndex } from 'storybook/internal/types';

/** The kinds of version bumps, largest first. */
export const BUMPS = ['major', 'minor', 'patch'] as const;

/** The changes of `@casino/ui` for the next release, as Markdown, by version bump. */
export type Changes = Readonly<Record<(typeof BUMPS)[number], readonly string[]>>;

/** The Storybook path of a component or title, by its name: `MemberCard`, `Home`, `HomeScreen`. */
export type Pages = ReadonlyMap<string, string>;

/**
 * Groups the changesets of `@casino/ui` by version bump.
 * @param files the text of each changeset
 * @throws {Error} if a text is not a changeset
 */
export function changesOf(files: readonly string[]): Changes {
  const changesets = files.map(parseChangesetFile);
  const counted = (bump: string) =>
    changesets
      .filter(({ releases }) =>
        releases.some(({ name, type }) => name === '@casino/ui' && type === bump),
      )
      .map(({ summary }) => summary);
  return { major: counted('major'), minor: counted('minor'), patch: counted('patch') };
}

/** Returns the docs page of each title and component, or its first story. */
export function pagesOf({ entries }: StoryIndex): Pages {
  const pages = new Map<string, string>();
  const all = Object.values(entries);
  for (const title of new Set(all.map((entry) => entry.title))) {
    const group = all.filter((entry) => entry.title === title);
    const first = group.find(({ type }) => type === 'docs') ?? group[0];
    const components = group.map((entry) => entry.type === 'story' && entry.componentPath);
    for (const path of [title, ...components]) {
      const name = path && nameOf(path);
      if (first && name && !pages.has(name)) pages.set(name, `/${first.type}/${first.id}`);
    }
  }
  return pages;
}

/** `Home` of `Screens/Home`, and `HomeScreen` of `./src/screens/Home/HomeScreen.tsx`. */
function nameOf(path: string | undefined): string | undefined {
  return path
    ?.split('/')
    .at(-1)
    ?.replace(/[.]tsx$/, '');
}

/** Links every name of a page in a text, except in code. */
export function withLinks(markdown: string, pages: Pages): string {
  return markdown
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/\b[A-Z]\w+/g, linkTo)))
    .join('');

  function linkTo(name: string) {
    const page = pages.get(name);
    return page ? `[${name}](?path=${page})` : name;
  }
}
