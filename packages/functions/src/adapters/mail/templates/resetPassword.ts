import type { Language } from '../../../contract/languages.ts';
import { PASSWORD_RESET_HOURS } from '../../../contract/limits.ts';
import { wordsIn } from '../../../words/wordsIn.ts';
import type { Letter } from '../rendering/letter.ts';

/** The e-mail with a password reset link. Specification section 9. */
export function resetPassword({
  to,
  language,
  href,
}: {
  readonly to: string;
  readonly language: Language;
  readonly href: string;
}): Letter {
  const { resetPassword: words, notYou } = wordsIn(language).letters;
  return {
    to,
    language,
    subject: words.subject,
    heading: words.heading,
    paragraphs: [words.text(PASSWORD_RESET_HOURS)],
    action: { label: words.action, href },
    notes: [words.once(PASSWORD_RESET_HOURS), notYou.passwordStays],
  };
}
