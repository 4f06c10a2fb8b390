import type { Language } from '../../../contract/languages.ts';
import { wordsIn } from '../../../words/wordsIn.ts';
import type { Letter } from '../rendering/letter.ts';

/** The welcome e-mail with the membership number. Specification section 3, "Registration values". */
export function welcome({
  to,
  language,
  firstName,
  customerNumber,
  venueName,
  href,
}: {
  readonly to: string;
  readonly language: Language;
  readonly firstName: string;
  readonly customerNumber: string;
  readonly venueName: string;
  readonly href: string;
}): Letter {
  const { welcome: words, facts } = wordsIn(language).letters;
  return {
    to,
    language,
    subject: words.subject,
    heading: words.heading(firstName),
    paragraphs: [words.text],
    facts: [
      [facts.membershipNumber, customerNumber],
      [facts.homeCasino, venueName],
    ],
    action: { label: words.action, href },
    notes: [words.photoId],
  };
}
