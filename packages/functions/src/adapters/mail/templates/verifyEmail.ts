import type { Language } from '../../../contract/languages.ts';
import { wordsIn } from '../../../words/wordsIn.ts';
import type { Letter } from '../rendering/letter.ts';

/** The e-mail with a verification link. Specification section 1. */
export function verifyEmail({
  to,
  language,
  href,
}: {
  readonly to: string;
  readonly language: Language;
  readonly href: string;
}): Letter {
  const { verifyEmail: words } = wordsIn(language).letters;
  return {
    to,
    language,
    subject: words.subject,
    heading: words.heading,
    paragraphs: [words.text],
    action: { label: words.action, href },
    notes: [words.otherDevice, words.notChosen],
  };
}
