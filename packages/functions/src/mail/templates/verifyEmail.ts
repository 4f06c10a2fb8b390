import type { Letter } from '../letter.ts';

/** Asks for a click that proves the address. Specification section 1. */
export function verifyEmail({ to, href }: { readonly to: string; readonly href: string }): Letter {
  return {
    to,
    subject: 'Verify your email address',
    heading: 'Verify your email address',
    paragraphs: ['One more step and your login is ready: confirm that this address is yours.'],
    action: { label: 'Verify my email', href },
    notes: ['If you did not ask for this, ignore this email and nothing happens.'],
  };
}
