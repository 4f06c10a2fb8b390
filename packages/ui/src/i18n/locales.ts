import { enGB, type Messages } from './messages.ts';
import { pseudoMessages } from './pseudo.ts';

/** What the words are written in. `pseudo` is for designers: it shows what is not translated or too tight. */
export const LOCALES = ['en-GB', 'pseudo'] as const;

export type Locale = (typeof LOCALES)[number];

/** The ways in which lines run. Every screen stands in both. */
export const DIRECTIONS = ['ltr', 'rtl'] as const;

export type Direction = (typeof DIRECTIONS)[number];

const catalogues: Readonly<Record<Locale, () => Messages>> = {
  'en-GB': () => enGB,
  pseudo: () => pseudoMessages(enGB),
};

/** The catalogue of a locale. */
export function messagesOf(locale: Locale): Messages {
  return catalogues[locale]();
}
