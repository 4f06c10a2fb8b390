import type { Letter } from '../rendering/letter.ts';

/** The welcome e-mail with the membership number. Specification section 3, "Registration values". */
export function welcome({
  to,
  firstName,
  customerNumber,
  venueName,
  href,
}: {
  readonly to: string;
  readonly firstName: string;
  readonly customerNumber: string;
  readonly venueName: string;
  readonly href: string;
}): Letter {
  return {
    to,
    subject: 'Welcome to Met Rewards',
    heading: `Welcome, ${firstName}`,
    paragraphs: [
      'You are a member. Keep your membership number: with it and your date of birth you link your membership to your login.',
    ],
    facts: [
      ['Membership number', customerNumber],
      ['Home casino', venueName],
    ],
    action: { label: 'Open the app', href },
    notes: ['Bring photo ID on your first visit.'],
  };
}
