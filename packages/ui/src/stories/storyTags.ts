/** The tags of Storybook's filter, with the words in the names of stories that earn them. */
const WORDS: Readonly<Record<string, RegExp>> = {
  overview: /EveryTier|BothSchemes|AllTiers|Smallest|Tablet/,
  light: /Light/,
  desktop: /Desktop|Wide|Tablet/,
  loading: /Loading/,
  empty: /Empty|^No[A-Z]/,
  error: /Fail|Error|Refused/,
  offline: /Offline/,
};

/** Returns the tags of a story by the name of its export, such as `light` and `desktop` of `JackDesktopLight`. */
export function tagsOf(exportName: string): readonly string[] {
  return Object.entries(WORDS)
    .filter(([, words]) => words.test(exportName))
    .map(([tag]) => tag);
}
