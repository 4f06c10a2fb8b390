import {
  CONSENT_VERSION,
  CONSENT_WORDING,
  type Consent,
  type ConsentTopic,
  consentWordings,
} from './consents.ts';
import { TRANSLATIONS } from './consentWords/translations.ts';
import { LANGUAGES, type Language } from './languages.ts';

// For the server, which knows every language. The app loads one language on demand.

/** The texts that members agree to, by language and topic. */
export const CONSENT_WORDINGS = Object.fromEntries(
  LANGUAGES.map((language) => [language, textsIn(language)]),
) as Readonly<Record<Language, Readonly<Record<ConsentTopic, string>>>>;

function textsIn(language: Language) {
  return language === 'en-GB' ? CONSENT_WORDING : consentWordings(TRANSLATIONS[language].consents);
}

/** The language and the version of a wording. */
export type WordingRead = Required<Pick<Consent, 'language' | 'version'>>;

/**
 * Returns the language and the version of the text that a member read; null for a text that is none of today's, such as
 * that of a tab which was opened before a change. The text is the proof, so the header of the call is not needed.
 */
export function wordingRead(topic: ConsentTopic, wording: string): WordingRead | null {
  const language = LANGUAGES.find((each) => CONSENT_WORDINGS[each][topic] === wording);
  return language === undefined ? null : { language, version: CONSENT_VERSION[topic] };
}
