import { PENDING_REGISTRATION_DAYS } from '../../../contract/limits.ts';
import type { Letter } from '../rendering/letter.ts';

/**
 * The e-mail for a registration with an unverified address: how to verify it. The address may be a
 * stranger's, so the e-mail quotes nothing of the form. Specification section 3, "Registration values".
 */
export function registrationWaits({
  to,
  customerNumber,
  venueName,
  href,
}: {
  readonly to: string;
  readonly customerNumber: string;
  readonly venueName: string;
  readonly href: string;
}): Letter {
  return {
    to,
    subject: 'Welcome to Met Rewards: one more step',
    heading: 'One more step to join',
    paragraphs: [
      'Somebody asked to join Met Rewards with this email address. If it was you, create a login with the same address and verify it. Then link the membership number below with your date of birth, and you are a member.',
      `Please do so within ${PENDING_REGISTRATION_DAYS} days. After that, the number lapses.`,
    ],
    facts: [
      ['Membership number', customerNumber],
      ['Home casino', venueName],
    ],
    action: { label: 'Create my login', href },
    notes: ['If it was not you, ignore this email: nothing happens.'],
  };
}
