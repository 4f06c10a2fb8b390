import { enGB, type Messages } from './messages.ts';
import { arabicText, pseudoMessages } from './pseudo.ts';
import { isolateValues } from './values/isolateValues.ts';
import { zhHans } from './zh-Hans/catalogue.ts';

/**
 * The locales. The last two are for designers: `pseudo` reveals untranslated texts and tight layouts, and
 * `pseudo-arabic` mixed directions.
 */
export const LOCALES = ['en-GB', 'zh-Hans', 'pseudo', 'pseudo-arabic'] as const;

export type Locale = (typeof LOCALES)[number];

/** The text directions. Every screen supports both. */
export const DIRECTIONS = ['ltr', 'rtl'] as const;

export type Direction = (typeof DIRECTIONS)[number];

interface Language {
  /** BCP 47 tag, for formats and the `lang` attribute. */
  readonly tag: string;
  readonly direction: Direction;
  readonly messages: () => Messages;
}

const languages: Readonly<Record<Locale, Language>> = {
  'en-GB': { tag: 'en-GB', direction: 'ltr', messages: () => enGB },
  // Staff read English.
  'zh-Hans': { tag: 'zh-Hans', direction: 'ltr', messages: () => ({ ...enGB, ...zhHans }) },
  pseudo: { tag: 'en-GB', direction: 'ltr', messages: () => pseudoMessages(enGB) },
  'pseudo-arabic': {
    tag: 'ar',
    direction: 'rtl',
    messages: () => isolateValues(pseudoMessages(enGB, arabicText)),
  },
};

/** Returns a locale's BCP 47 tag, direction and catalogue. */
export function languageOf(locale: Locale): Language {
  return languages[locale];
}
