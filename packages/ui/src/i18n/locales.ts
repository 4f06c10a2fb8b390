import { enGB, type Messages } from './messages.ts';
import { TRANSLATIONS } from './translations.ts';

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

export interface Language {
  /** BCP 47 tag, for formats and the `lang` attribute. */
  readonly tag: string;
  readonly direction: Direction;
  readonly messages: Messages;
}

/** Returns a locale's BCP 47 tag. */
export function toLanguageTag(locale: Locale): string {
  if (locale === 'pseudo') return 'en-GB';
  return locale === 'pseudo-arabic' ? 'ar' : locale;
}

/** Loads a locale's words. English needs no request. */
export async function loadLanguage(locale: Locale): Promise<Language> {
  const tag = toLanguageTag(locale);
  const words = await loadWords(locale);
  if (!RIGHT_TO_LEFT.test(tag)) return { tag, direction: 'ltr', messages: words };
  const { isolateValues } = await import('./values/isolateValues.ts');
  return { tag, direction: 'rtl', messages: isolateValues(words) };
}

async function loadWords(locale: Locale): Promise<Messages> {
  if (locale === 'en-GB') return enGB;
  if (locale === 'pseudo' || locale === 'pseudo-arabic') {
    const { arabicText, pseudoMessages } = await import('./pseudo.ts');
    return locale === 'pseudo' ? pseudoMessages(enGB) : pseudoMessages(enGB, arabicText);
  }
  // Staff read English.
  return { ...enGB, ...(await TRANSLATIONS[locale]()) };
}
