import { createPlural } from '../plurals.ts';

const plural = createPlural('en-GB');

/** Sentences in the replies of callables, which the page shows. */
export const replies = {
  /** A call that failed, by its status. They disclose nothing about the server. */
  errors: {
    'invalid-argument': 'The request is not valid.',
    unauthenticated: 'User not signed in',
    'permission-denied': 'You do not have access to this.',
    'not-found': 'There is nothing here.',
    'resource-exhausted': 'Too many requests. Try again in a moment.',
    internal: 'Something went wrong',
    unavailable: 'The service is busy. Try again in a moment.',
    'deadline-exceeded': 'That took too long. Try again in a moment.',
  },
  /** An old link, or a page with old data. */
  missing: {
    event: 'Unable to find the event',
    game: 'Unable to find the game',
    member: 'Member not found',
    page: 'Unable to find the page',
    restaurant: 'Unable to find the restaurant',
    venue: 'Unable to find venue details',
  },
  /** A person whom support has to identify. It never says why. */
  held: 'We cannot let you in online. Please contact support, who will sort it out with you.',
  /** A caller over a limit, with the time to wait. */
  tooManyAttempts: {
    seconds: (count: number) =>
      `Too many attempts. Try again in ${plural(count, { one: `${count} second`, other: `${count} seconds` })}.`,
    minutes: (count: number) =>
      `Too many attempts. Try again in ${plural(count, { one: `${count} minute`, other: `${count} minutes` })}.`,
    hours: (count: number) =>
      `Too many attempts. Try again in ${plural(count, { one: `${count} hour`, other: `${count} hours` })}.`,
  },
  /** An account that cannot be created or linked. */
  refused: {
    'under-age': 'You must be 18 or over to join.',
    'weak-password': 'The chosen password is too weak',
    'no-password-login':
      'This email address has no login with a password. Please create a new one.',
    'no-mobile': 'Please enter a valid mobile number',
    'already-member':
      'You are a member of this casino already. Link your membership with its number and your date of birth.',
    'no-match':
      'These details do not match a membership. Check the casino, the number and your date of birth, and that the membership has the email address of this login.',
    'membership-taken': 'This membership is linked to another login. Please contact support.',
    'of-another-person': 'This membership was linked to another login. Please contact support.',
    'location-taken': 'This login has a membership at this casino already.',
    suspended:
      'Your membership is suspended. Please speak to reception at your casino, or contact support.',
    'update-required':
      'Your membership needs updating before you can use Met Rewards. Please bring photo ID to reception at your casino, or contact support.',
    executive:
      'Executive memberships are looked after in person, not in this app. Please speak to your host, or contact support.',
    'account-required':
      'You need a full membership to use Met Rewards. Please ask reception at your casino to set one up, or contact support.',
    temporary:
      'You have a temporary membership. Complete it at reception at your casino, then come back, or contact support.',
    held: 'We cannot do this online. Please contact support, who will sort it out with you.',
  },
  /** The guest list of an event, whose title is in the language of its editor. */
  guestList: {
    notNeeded: (title: string) => `${title} needs no RSVP. Just come along.`,
    closed: (title: string) => `${title} has begun, so its list is closed.`,
    /** `date` is a day with its year. */
    added: (title: string, date: string) => `You are on the list for ${title}. See you on ${date}.`,
    /** A second opt-in. `date` is a day with its year. */
    already: (title: string, date: string) =>
      `You have already opted in to ${title}. Please return on ${date}.`,
  },
};
