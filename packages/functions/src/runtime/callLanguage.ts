import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  matchLanguage,
} from '../contract/languages.ts';

/** The app sends one tag. A browser with ten languages sends about 100 characters. */
const MAX_LENGTH = 200;

/**
 * The language of the replies to a call, by its header `Accept-Language`. The default for a call without one, and for
 * a header that is too long or names no language of the product. Never throws.
 */
export function acceptedLanguage(header = ''): Language {
  if (header.length > MAX_LENGTH) return DEFAULT_LANGUAGE;
  const wanted = header.split(',').flatMap((each) => {
    const [tag = '', ...parameters] = each.split(';').map((part) => part.trim());
    const weight = readWeight(parameters);
    return weight > 0 ? [{ tag, weight }] : [];
  });
  return matchLanguage(wanted.sort((a, b) => b.weight - a.weight).map(({ tag }) => tag));
}

/**
 * The language of the page from which a call comes. The app sends only the tag of its language, and no browser does: an
 * app from before it had a choice shows English, whatever its browser prefers.
 */
export function readPageLanguage(header?: string): Language {
  return LANGUAGES.find((language) => language === header) ?? DEFAULT_LANGUAGE;
}

/** The `q` of a language, RFC 9110, section 12.4.2. 1 without one, 0 for one that is not a number. */
function readWeight(parameters: readonly string[]): number {
  const weight = parameters.find((each) => each.startsWith('q='));
  return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
}
