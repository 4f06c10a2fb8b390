/** What Storybook's index says about a story. */
interface IndexedStory {
  readonly title: string;
  readonly exportName: string;
  readonly name?: string;
}

/** The tags of states in Storybook's filter, with the words in the names of stories that earn them. */
const WORDS: Readonly<Record<string, RegExp>> = {
  loading: /Loading/,
  empty: /Empty|OnlySpent|^None|^No(?!Connection|Match|CodeNeeded|ne)[A-Z]/,
  error:
    /Fail|Error|Refused|Wrong|Invalid|TooMany|NothingTyped|Broken|NoMatch|NotFound|Not(?:Saved|Applied|Revoked|Chosen)/,
  offline: /Offline|Unsaved|NoConnection/,
};

/** An empty field or bar is a value. Only these primitives have an empty state. */
const EMPTY_PRIMITIVES = /^Primitives\/(?:EmptyState|Table)$/;

const SECTION = /^(?:§[\d.]+ )+/;

/**
 * Returns the tags of a story by the name of its export, such as `error` of `OffersFailed`, and the
 * sections of the specification that its name begins with, such as `§2.78`.
 */
export function tagsOf({ title, exportName, name = '' }: IndexedStory): readonly string[] {
  const earned = Object.entries(WORDS)
    .filter(([, words]) => words.test(exportName))
    .map(([tag]) => tag)
    .filter((tag) => tag !== 'empty' || !title.startsWith('Primitives/'));
  const sections = SECTION.exec(name)?.[0].trim().split(' ') ?? [];
  return [...earned, ...(isEmptyPrimitive(title, exportName) ? ['empty'] : []), ...sections];
}

const isEmptyPrimitive = (title: string, exportName: string) =>
  EMPTY_PRIMITIVES.test(title) && (title.endsWith('EmptyState') || /Empty/.test(exportName));

/** Returns the name of a story without the sections of the specification, for the sidebar. */
export function plainName(name: string): string {
  return name.replace(SECTION, '');
}
