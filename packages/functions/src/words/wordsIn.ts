import type { Language } from '../contract/languages.ts';
import { enGB, type Messages } from './messages.ts';
import { TRANSLATIONS } from './translations.ts';

const WORDS: Readonly<Record<Language, Messages>> = { 'en-GB': enGB, ...TRANSLATIONS };

/** What the backend says to a member who reads this language. */
export function wordsIn(language: Language): Messages {
  return WORDS[language];
}
