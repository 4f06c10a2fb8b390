import { enGB, type Messages } from './messages.ts';
import { pseudoMessages } from './pseudo.ts';
import { zhHans } from './zh-Hans/catalogue.ts';

/** The locales. `pseudo` is for designers: it reveals untranslated texts and tight layouts. */
export const LOCALES = ['en-GB', 'zh-Hans', 'pseudo'] as const;

export type Locale = (typeof LOCALES)[number];

/** The text directions. Every screen supports both. */
export const DIRECTIONS = ['ltr', 'rtl'] as const;

export type Direction = (typeof DIRECTIONS)[number];

const catalogues: Readonly<Record<Locale, () => Messages>> = {
  'en-GB': () => enGB,
  // Staff read English.
  'zh-Hans': () => ({ ...enGB, ...zhHans }),
  pseudo: () => pseudoMessages(enGB),
};

/** Returns the BCP 47 tag of a locale, for formats and the `lang` attribute. */
export function tagOf(locale: Locale): string {
  return locale === 'pseudo' ? 'en-GB' : locale;
}

/** Returns the catalogue of a locale. */
export function messagesOf(locale: Locale): Messages {
  return catalogues[locale]();
}
