/** The languages in which members read the product: BCP 47 tags, the default first. */
export const LANGUAGES = ['en-GB', 'zh-Hans'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of a member who has chosen none, and of every text that is not translated. */
export const DEFAULT_LANGUAGE: Language = LANGUAGES[0];

/**
 * Returns the first language that matches one of the tags, in their order: `zh-CN` and `zh-SG` match `zh-Hans`, `zh-TW`
 * matches none, because its readers read traditional characters. Returns the default if none matches.
 * @param tags BCP 47 tags, such as `navigator.languages`, the preferred first
 */
export function matchLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const match = LANGUAGES.find((language) => scriptInTag(language) === scriptInTag(tag));
    if (match) return match;
  }
  return DEFAULT_LANGUAGE;
}

/** Returns language and script of a tag, such as `zh-Hans` of `zh-CN`; null if the tag is not valid. */
function scriptInTag(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return null;
  }
}
