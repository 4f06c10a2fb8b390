import type { Letter } from '../rendering/letter.ts';

/**
 * The e-mail for a new login or a verification with a verified address. Only the owner of the address reads
 * it.
 */
export function alreadyVerified({
  to,
  href,
}: {
  readonly to: string;
  readonly href: string;
}): Letter {
  return {
    to,
    subject: 'Your email address is verified',
    heading: 'Your email address is verified',
    paragraphs: [
      'This address has a login, and it is verified: log in, and you are there. If you do not remember the password, choose a new one on the log-in page.',
    ],
    action: { label: 'Log in', href },
    notes: ['If you did not ask for this, ignore this email.'],
  };
}
