import { PASSWORD_RESET_HOURS } from '../../../contract/limits.ts';
import type { Letter } from '../rendering/letter.ts';

/** The e-mail with a password reset link. Specification section 9. */
export function resetPassword({
  to,
  href,
}: {
  readonly to: string;
  readonly href: string;
}): Letter {
  return {
    to,
    subject: 'Reset your password',
    heading: 'Choose a new password',
    paragraphs: [
      `Somebody asked to reset the password of your login. If it was you, choose a new one within ${PASSWORD_RESET_HOURS} hours.`,
    ],
    action: { label: 'Choose a new password', href },
    notes: [
      `The link works for one new password, and for ${PASSWORD_RESET_HOURS} hours.`,
      'If it was not you, ignore this email: your password stays as it is.',
    ],
  };
}
