import { enGB, type Messages } from './messages.ts';
import { arabicText, pseudoMessages } from './pseudo.ts';
import { TRANSLATIONS } from './translations.ts';
import { isolateValues } from './values/isolateValues.ts';

/** A language that has a translation, also a draft. */
type Translated = keyof typeof TRANSLATIONS;

const TRANSLATED = Object.keys(TRANSLATIONS) as Translated[];

/**
 * The locales: English, each translation, and two for designers. `pseudo` reveals untranslated texts and tight layouts,
 * and `pseudo-arabic` mixed directions.
 */
export const LOCALES = ['en-GB', ...TRANSLATED, 'pseudo', 'pseudo-arabic'] as const;

export type Locale = (typeof LOCALES)[number];

/** The text directions. Every screen supports both. */
export const DIRECTIONS = ['ltr', 'rtl'] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** The languages from right to left that have a rule of plurals. */
const RIGHT_TO_LEFT = /^(?:ar|ur)\b/;

interface Language {
  /** BCP 47 tag, for formats and the `lang` attribute. */
  readonly tag: string;
  readonly direction: Direction;
  readonly messages: () => Messages;
}

/** Returns a locale's BCP 47 tag, direction and catalogue. */
export function languageOf(locale: Locale): Language {
  if (locale === 'en-GB') return languageIn(locale, enGB);
  if (locale === 'pseudo') return languageIn('en-GB', pseudoMessages(enGB));
  if (locale === 'pseudo-arabic') return languageIn('ar', pseudoMessages(enGB, arabicText));
  // Staff read English.
  return languageIn(locale, { ...enGB, ...TRANSLATIONS[locale] });
}

function languageIn(tag: string, words: Messages): Language {
  const isRightToLeft = RIGHT_TO_LEFT.test(tag);
  return {
    tag,
    direction: isRightToLeft ? 'rtl' : 'ltr',
    messages: () => (isRightToLeft ? isolateValues(words) : words),
  };
}
