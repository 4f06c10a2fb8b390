import type { Letter } from '../rendering/letter.ts';

/**
 * The e-mail for a password reset with an address without a login. Only the owner of the address reads it.
 */
export function noLogin({ to, href }: { readonly to: string; readonly href: string }): Letter {
  return {
    to,
    subject: 'Reset your password',
    heading: 'There is no login with this address',
    paragraphs: [
      'Somebody asked to reset a password for this address, but it has no login. If it was you, you may have used another address, or you can create a new one.',
    ],
    action: { label: 'Create a login', href },
    notes: ['If it was not you, ignore this email.'],
  };
}
