interface NamedStory {
  readonly id: string;
  readonly name: string;
}

/** Returns the name of a story without the sections of the specification that it begins with, such as `§2.78`. */
export const plainName = (name: string): string => name.replace(/^(?:§[\d.]+ )+/, '');

/** Returns the words of the export of a story, such as `Only Spent`, from its id `screens-offers--only-spent`. */
const idWords = (id: string) =>
  id
    .slice(id.indexOf('--') + 2)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));

/** Returns the name of the export of a story. */
export const toExportName = (id: string): string => idWords(id).join('');

/**
 * Returns the names of the stories of a title as in the sidebar, by id. The sidebar reads the source, so it does not see a
 * name that a story copies from an earlier one with a spread.
 */
export function sidebarNames(stories: readonly NamedStory[]): ReadonlyMap<string, string> {
  const names = stories.map(({ name }) => name);
  return new Map(
    stories.map(({ id, name }, index) => [
      id,
      names.indexOf(name) === index ? plainName(name) : idWords(id).join(' '),
    ]),
  );
}
