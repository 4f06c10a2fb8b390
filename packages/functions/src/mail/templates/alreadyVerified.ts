import type { Letter } from '../letter.ts';

/** Tells whoever asked to verify an address that it is verified; only its owner reads it. */
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
    paragraphs: ['Nothing is left to do: log in, and you are there.'],
    action: { label: 'Log in', href },
    notes: ['If you did not ask for this, ignore this email.'],
  };
}
