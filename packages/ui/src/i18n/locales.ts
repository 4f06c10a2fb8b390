import { enGB, type Messages } from './messages.ts';
import { pseudoMessages } from './pseudo.ts';

/** The locales. `pseudo` is for designers: it reveals untranslated texts and tight layouts. */
export const LOCALES = ['en-GB', 'pseudo'] as const;

export type Locale = (typeof LOCALES)[number];

/** The text directions. Every screen supports both. */
export const DIRECTIONS = ['ltr', 'rtl'] as const;

export type Direction = (typeof DIRECTIONS)[number];

const catalogues: Readonly<Record<Locale, () => Messages>> = {
  'en-GB': () => enGB,
  pseudo: () => pseudoMessages(enGB),
};

/** Returns the catalogue of a locale. */
export function messagesOf(locale: Locale): Messages {
  return catalogues[locale]();
}
