import type { Language } from '../../../contract/languages.ts';
import { wordsIn } from '../../../words/wordsIn.ts';
import type { Letter } from '../rendering/letter.ts';

/** The e-mail for a registration with the address of a member. Only the owner of the address reads it. */
export function alreadyMember({
  to,
  language,
  venueName,
  href,
}: {
  readonly to: string;
  readonly language: Language;
  readonly venueName: string;
  readonly href: string;
}): Letter {
  const { alreadyMember: words, notYou } = wordsIn(language).letters;
  return {
    to,
    language,
    subject: words.subject,
    heading: words.heading,
    paragraphs: [words.text(venueName)],
    action: { label: words.action, href },
    notes: [words.reception, notYou.nothingHappens],
  };
}
