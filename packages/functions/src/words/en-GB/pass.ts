import type { Tier } from '../../contract/tiers.ts';
import { createPlural } from '../plurals.ts';

const plural = createPlural('en-GB');

/** The type reports a missing name here. */
const tiers: Readonly<Record<Tier, string>> = {
  jack: 'Jack',
  queen: 'Queen',
  'queen-of-spades': 'Queen of Spades',
  king: 'King',
  'king-of-hearts': 'King of Hearts',
  'king-of-spades': 'King of Spades',
  ace: 'Ace',
};

/** The member's card in the wallet of a phone. */
export const pass = {
  /** For assistive technology. */
  description: 'Met Rewards member card',
  tiers,
  /** Labels above a value. Apple shows them in capitals. */
  labels: {
    tier: 'Tier',
    member: 'Member',
    number: 'Number',
    homeCasino: 'Home casino',
    pointsToSpend: 'Points to spend',
    pointsEnd: 'Points expire',
    card: 'Card',
  },
  /** The value of a card that is not the member's any more. */
  noLongerValid: 'No longer valid',
  openTheApp: 'Open the app',
  /** On the lock screen, after a change. */
  changes: {
    tier: (tier: string) => `Your tier is now ${tier}`,
    balance: (points: string) =>
      plural(points, {
        one: `You now have ${points} point to spend`,
        other: `You now have ${points} points to spend`,
      }),
  },
  /** A page, for a link to a card that was used already. */
  linkEnded: 'This link has ended: it works once, for a minute. Ask for a new one in the app.',
  helpline: {
    label: 'National Gambling Helpline',
    text: '0808 8020 133. Free, in confidence, 24 hours a day.',
  },
  selfExclusion: {
    label: 'Self-exclusion',
    text: 'Need a longer break? Ask any member of staff about SENSE self-exclusion.',
  },
  terms: {
    label: 'Terms',
    /** `address` is a page of the app. */
    text: (address: string) =>
      `This card is for its member alone. It is not a means of payment, and points have no cash value. You must be 18 or over. The full terms are in the app: ${address}`,
  },
  leaving: {
    label: 'How to leave',
    /** `address` is a page of the app. */
    text: (address: string) =>
      `You can remove this card at any time. To leave the programme, delete your account: ${address}. The card then becomes void within minutes.`,
  },
};
