import type { Language } from '../../../contract/languages.ts';
import { PENDING_REGISTRATION_DAYS } from '../../../contract/limits.ts';
import { wordsIn } from '../../../words/wordsIn.ts';
import type { Letter } from '../rendering/letter.ts';

/**
 * The e-mail for a registration with an unverified address: how to verify it. The address may be a
 * stranger's, so the e-mail quotes nothing of the form. Specification section 3, "Registration values".
 */
export function registrationWaits({
  to,
  language,
  customerNumber,
  venueName,
  href,
}: {
  readonly to: string;
  readonly language: Language;
  readonly customerNumber: string;
  readonly venueName: string;
  readonly href: string;
}): Letter {
  const { registrationWaits: words, facts, notYou } = wordsIn(language).letters;
  return {
    to,
    language,
    subject: words.subject,
    heading: words.heading,
    paragraphs: [words.text, words.lapses(PENDING_REGISTRATION_DAYS)],
    facts: [
      [facts.membershipNumber, customerNumber],
      [facts.homeCasino, venueName],
    ],
    action: { label: words.action, href },
    notes: [notYou.nothingHappens],
  };
}
