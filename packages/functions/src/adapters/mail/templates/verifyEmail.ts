import type { Letter } from '../rendering/letter.ts';

/** The e-mail with a verification link. Specification section 1. */
export function verifyEmail({ to, href }: { readonly to: string; readonly href: string }): Letter {
  return {
    to,
    subject: 'Verify your email address',
    heading: 'Verify your email address',
    paragraphs: ['One more step and your login is ready: confirm that this address is yours.'],
    action: { label: 'Verify my email', href },
    notes: [
      'On another device, we ask for the password that you chose for this login.',
      'If you did not choose one, somebody else may have used your address. Ignore this email and nothing happens, or choose a password of your own on the page: that ends everybody else’s access.',
    ],
  };
}
