import type { Language } from '../../../contract/languages.ts';
import { wordsIn } from '../../../words/wordsIn.ts';
import type { Letter } from '../rendering/letter.ts';

/**
 * The e-mail for a password reset with an address without a login. Only the owner of the address reads it.
 */
export function noLogin({
  to,
  language,
  href,
}: {
  readonly to: string;
  readonly language: Language;
  readonly href: string;
}): Letter {
  const { noLogin: words, notYou } = wordsIn(language).letters;
  return {
    to,
    language,
    subject: words.subject,
    heading: words.heading,
    paragraphs: [words.text],
    action: { label: words.action, href },
    notes: [notYou.ignore],
  };
}
