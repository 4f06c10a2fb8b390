import { PASSWORD_RESET_HOURS } from '../../../contract/limits.ts';
import type { Letter } from '../rendering/letter.ts';

/**
 * The e-mail for a new login with the address of an account without a password: its owner can choose one.
 */
export function choosePassword({
  to,
  href,
}: {
  readonly to: string;
  readonly href: string;
}): Letter {
  return {
    to,
    subject: 'Choose your password',
    heading: 'Choose your password',
    paragraphs: [
      `This address has an account without a password. If you asked for a login, choose your password within ${PASSWORD_RESET_HOURS} hours. That verifies your address, too.`,
    ],
    action: { label: 'Choose a password', href },
    notes: [
      `The link works for one password, and for ${PASSWORD_RESET_HOURS} hours.`,
      'If it was not you, ignore this email: nothing changes.',
    ],
  };
}
