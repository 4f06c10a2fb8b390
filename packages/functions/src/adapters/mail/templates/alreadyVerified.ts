import type { Language } from '../../../contract/languages.ts';
import { wordsIn } from '../../../words/wordsIn.ts';
import type { Letter } from '../rendering/letter.ts';

/**
 * The e-mail for a new login or a verification with a verified address. Only the owner of the address reads
 * it.
 */
export function alreadyVerified({
  to,
  language,
  href,
}: {
  readonly to: string;
  readonly language: Language;
  readonly href: string;
}): Letter {
  const { alreadyVerified: words, notYou } = wordsIn(language).letters;
  return {
    to,
    language,
    subject: words.subject,
    heading: words.heading,
    paragraphs: [words.text],
    action: { label: words.action, href },
    notes: [notYou.notAsked],
  };
}
