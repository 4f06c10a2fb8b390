import { parseChangesetFile } from '@changesets/parse';
import type { StoryIndex } from 'storybook/internal/types';

/** The kinds of changes, most urgent first. */
export const KINDS = ['breaking', 'new', 'changed', 'fixed'] as const;

export type Kind = (typeof KINDS)[number];

/** One change of `@casino/ui`, as a paragraph of a changeset says it. */
export interface Change {
  /** The components, screens or areas that changed, such as `MemberCard` or `Tokens`. */
  readonly names: readonly string[];
  readonly kind: Kind;
  /** What changed, as Markdown. */
  readonly text: string;
  /** The day of the changeset, such as `2026-11-26`. */
  readonly date: string;
}

/** The page and the first story of a component, by the names that changes use: `MemberCard`, `Home`, `HomeScreen`. */
export type Pages = ReadonlyMap<string, { readonly path: string; readonly story?: string }>;

const FILE = /(?<date>\d{4}-\d{2}-\d{2})-[\w-]+[.]md$/;
const PARAGRAPH = /^(?<names>[A-Z]\w+(?:, [A-Z]\w+)*) \((?<kind>\w+)\): (?<text>.+)$/s;

/** Before 1.0.0, a major change is released as a minor version. */
const BUMPS: Readonly<Record<Kind, readonly string[]>> = {
  breaking: ['major', 'minor'],
  new: ['minor', 'major'],
  changed: ['minor', 'major'],
  fixed: ['patch', 'minor', 'major'],
};

/**
 * Returns the changes of `@casino/ui` for the next release, newest first.
 * @param files the text of each changeset, by file name
 * @throws {Error} with the file name, if a file is not a changeset, has no date or a paragraph without component and
 *   kind, or if the bump is too small for a kind
 */
export function readChanges(files: Readonly<Record<string, string>>): readonly Change[] {
  return Object.entries(files)
    .flatMap(([file, text]) => changesIn(file, text))
    .sort((one, other) => {
      if (one.date !== other.date) return one.date < other.date ? 1 : -1;
      return String(one.names) < String(other.names) ? -1 : 1;
    });
}

function changesIn(file: string, changeset: string): readonly Change[] {
  const { releases, summary } = parseChangesetFile(changeset);
  const bump = releases.find(({ name }) => name === '@casino/ui')?.type;
  if (bump === undefined) return [];
  const date = FILE.exec(file)?.groups?.['date'];
  if (!date) throw new Error(`${file}: the name does not begin with a date, such as 2026-11-26-`);
  return summary.split(/\n{2,}/).map((paragraph) => {
    const { names = '', kind, text = '' } = PARAGRAPH.exec(unwrapped(paragraph))?.groups ?? {};
    if (!isKind(kind)) {
      throw new Error(
        `${file}: "${paragraph.slice(0, 40)}" does not begin as "MemberCard (new): "`,
      );
    }
    if (!BUMPS[kind].includes(bump)) throw new Error(`${file}: ${kind} is more than a ${bump}`);
    return { names: names.split(', '), kind, text, date };
  });
}

const unwrapped = (paragraph: string) => paragraph.replaceAll('\n', ' ');

const isKind = (kind: string | undefined): kind is Kind => KINDS.some((each) => each === kind);

/** Returns the docs page of each title and component, or its first story, with the first story. */
export function toPages({ entries }: StoryIndex): Pages {
  const pages = new Map<string, { path: string; story?: string }>();
  const all = Object.values(entries);
  for (const title of new Set(all.map((entry) => entry.title))) {
    const group = all.filter((entry) => entry.title === title);
    const first = group.find(({ type }) => type === 'docs') ?? group[0];
    const story = group.find(({ type }) => type === 'story')?.id;
    const components = group.map((entry) => entry.type === 'story' && entry.componentPath);
    for (const path of [title, ...components]) {
      const name = path && componentName(path);
      if (first && name && !pages.has(name)) {
        pages.set(name, { path: `/${first.type}/${first.id}`, ...(story && { story }) });
      }
    }
  }
  return pages;
}

/** `Home` of `Screens/Home`, and `HomeScreen` of `./src/screens/Home/HomeScreen.tsx`. */
function componentName(path: string | undefined): string | undefined {
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
    return page ? `[${name}](?path=${page.path})` : name;
  }
}
