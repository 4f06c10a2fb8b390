import type { Letter } from '../rendering/letter.ts';

/** The e-mail for a registration with the address of a member. Only the owner of the address reads it. */
export function alreadyMember({
  to,
  venueName,
  href,
}: {
  readonly to: string;
  readonly venueName: string;
  readonly href: string;
}): Letter {
  return {
    to,
    subject: 'You are a member already',
    heading: 'You are a member already',
    paragraphs: [
      `Somebody asked to join ${venueName} with this email address, which has a membership there. If it was you, log in and use the membership number that you have: the new one is not valid.`,
    ],
    action: { label: 'Log in', href },
    notes: [
      'Reception at your casino can tell you your membership number.',
      'If it was not you, ignore this email: nothing happens.',
    ],
  };
}
