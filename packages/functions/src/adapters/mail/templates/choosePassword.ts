import type { Language } from '../../../contract/languages.ts';
import { PASSWORD_RESET_HOURS } from '../../../contract/limits.ts';
import { wordsIn } from '../../../words/wordsIn.ts';
import type { Letter } from '../rendering/letter.ts';

/**
 * The e-mail for a new login with the address of an account without a password: its owner can choose one.
 */
export function choosePassword({
  to,
  language,
  href,
}: {
  readonly to: string;
  readonly language: Language;
  readonly href: string;
}): Letter {
  const { choosePassword: words, notYou } = wordsIn(language).letters;
  return {
    to,
    language,
    subject: words.subject,
    heading: words.heading,
    paragraphs: [words.text(PASSWORD_RESET_HOURS)],
    action: { label: words.action, href },
    notes: [words.once(PASSWORD_RESET_HOURS), notYou.nothingChanges],
  };
}
