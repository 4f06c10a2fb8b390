import type { Language } from '../../../contract/languages.ts';
import { wordsIn } from '../../../words/wordsIn.ts';
import type { Letter } from '../rendering/letter.ts';

/** The e-mail to the new address of a login, which only the identity service knows so far. */
export function verifyNewAddress({
  to,
  language,
  href,
}: {
  readonly to: string;
  readonly language: Language;
  readonly href: string;
}): Letter {
  const { verifyNewAddress: words, notYou } = wordsIn(language).letters;
  return {
    to,
    language,
    subject: words.subject,
    heading: words.heading,
    paragraphs: [words.text],
    action: { label: words.action, href },
    notes: [words.oneDay, notYou.notChanged],
  };
}
