import type { Letter } from '../rendering/letter.ts';

/** The e-mail to the new address of a login, which only the identity service knows so far. */
export function verifyNewAddress({
  to,
  href,
}: {
  readonly to: string;
  readonly href: string;
}): Letter {
  return {
    to,
    subject: 'Verify your new email address',
    heading: 'Verify your new email address',
    paragraphs: [
      'A login now has this address. If it is yours, confirm it here with the password of the login.',
    ],
    action: { label: 'Verify my new email', href },
    notes: [
      'The link works for a day.',
      'If you did not change the address of a login, ignore this email and nothing happens.',
    ],
  };
}
