import type { Tier } from '../../tokens/tiers.ts';

/** The type reports a missing name here, and not in every file that reads it. */
const tiers: Readonly<Record<Tier, string>> = {
  jack: 'Jack',
  queen: 'Queen',
  'queen-of-spades': 'Queen of Spades',
  king: 'King',
  'king-of-hearts': 'King of Hearts',
  'king-of-spades': 'King of Spades',
  ace: 'Ace',
};

/** Texts of several screens. */
export const common = {
  appName: 'Met Rewards',
  tryAgain: 'Try again',
  close: 'Close',
  /** Names the choice of the app's language. */
  language: 'Language',
  /** Names the region in which short messages appear, for assistive technology. */
  messages: 'Messages',
  ok: 'OK',
  /** Days near the reader. They are within a sentence, such as "Opt in by midnight" or "Until tonight, 21:00". */
  days: {
    today: 'today',
    tomorrow: 'tomorrow',
    tonight: 'tonight',
    midnight: 'midnight',
    /** `date` is such as "Sat 12 Dec". */
    on: (date: string) => `on ${date}`,
  },
  /** The banner of a member's pages while they show older data, for each reason. */
  lastSeen: {
    offline: 'You are offline. This is what we showed you last.',
    'casino-fails': 'We are waiting to hear from your casino. This is what we showed you last.',
    'no-answer': 'We cannot reach your casino just now. This is what we showed you last.',
  },
  /** Content that the device has not saved, without a connection that carries it. */
  unsaved: {
    title: {
      phone: 'Not saved on this phone yet',
      device: 'Not saved on this device yet',
    },
    text: 'It opens as soon as you are back online.',
  },
  /** Above a page whose scripts have not arrived. */
  waiting:
    'You seem to be offline. What you typed stays here, and the page carries on as soon as you are back.',
  tiers,
  /** The dialog after the code of a screen failed to load. Specification section 8. */
  updateApplied: {
    title: 'Update Applied',
    text: 'An updated version was installed. The app will refresh.',
    confirm: 'Refresh',
  },
  /** The prompt for a new version. Specification section 8. */
  updateReady: {
    title: 'Update ready',
    text: 'A new version of Met Rewards is ready.',
    confirm: 'Update now',
  },
  /** Defaults. The content service replaces them, because organisations change. */
  saferGambling: {
    ageMark: '18+',
    title: 'Safer gambling',
    text: 'Set limits, take breaks and only play with money you can afford to lose.',
    helplineName: 'National Gambling Helpline',
    helplineNumber: '0808 8020 133',
    helplineNote: 'Free, in confidence, 24 hours a day',
    selfExclusion: 'Need a longer break? Ask any member of staff about SENSE self-exclusion.',
  },
  notFound: {
    title: 'This page is not in the pack',
    text: 'The address may be mistyped, or the page may have moved.',
    home: 'Go to My Rewards',
  },
  errorPage: {
    title: 'Something went wrong',
    text: 'That was our fault, and you have lost nothing. Reload the page to carry on.',
    reload: 'Reload',
    /** Replaces title and text if the page fails again after a reload. */
    again: {
      title: 'It is still not working',
      text: 'Reloading did not help, and your rewards are safe. Any of our casinos can look them up, at reception or by telephone. Updating your browser may help.',
    },
  },
  splash: { loading: 'Opening Met Rewards' },
} as const;
