import { counted } from '../counted.ts';

/** Settings, interests, communications, safer gambling and the deletion of the account. */
export const settings = {
  lead: 'How the app looks, what we may tell you, and how you play.',
  back: 'Settings',
  saved: 'Saved',
  notSaved: 'That did not save, so nothing has changed.',
  loading: 'Loading your settings',
  offline: 'You are offline. Connect to the internet to change your settings.',
  places: {
    title: 'You and us',
    leaving: 'Leaving',
    interests: 'What you like',
    communication: 'How we may contact you, and what you told us',
    deleteAccount: 'What goes, what stays, and for how long',
  },
  appearance: {
    title: 'Appearance',
    label: 'Colours on this device',
    system: 'Automatic',
    light: 'Light',
    dark: 'Dark',
    motion:
      'Automatic follows your device. Where your device asks for less movement, nothing moves.',
  },
  language:
    'The language of this app and of our letters to you. Offers, events and menus stay as your casino writes them.',
  safer: {
    title: 'Safer gambling',
    promotionFree: {
      title: 'Promotion-free mode',
      text: 'Hides offers, the wheel, promotions and online gaming on all your devices, at once. Vouchers you hold are hidden too, and stay yours until they expire.',
      turnOn: 'Hide all promotions',
      on: (date: string) => `On since ${date}. You see no promotions on any of your devices.`,
      pauseNote: 'If you change your mind, they can come back after 24 hours.',
      askOff: 'Show promotions again',
      /** `from` is such as "tomorrow, 14:30". */
      pause: (from: string) =>
        `Still on. You asked to see promotions again, and can turn them on from ${from}.`,
      over: 'The 24 hours are over. Would you like to see promotions again?',
      turnOff: 'Show promotions',
      keepOn: 'Keep them hidden',
      tooEarly: 'The 24 hours are not over yet.',
    },
    reality: {
      title: 'Time reminder',
      label: 'Remind me how long I have been here',
      never: 'Never',
      every: (minutes: string) => `Every ${counted(minutes, 'minute')}`,
    },
  },
  realityCheck: {
    title: 'Time for a break?',
    text: (minutes: string) => `You have been in the app for ${counted(minutes, 'minute')}.`,
    helpline: (name: string, telephone: string, note: string) => `${name}: ${telephone}. ${note}.`,
    stay: 'Carry on',
    leave: 'Log Out',
  },
  recording: {
    title: 'Session recording',
    label: 'Let us learn from recordings',
    decline: 'No, thank you',
    agree: 'Yes, you may',
    later:
      'You can change your mind in Settings at any time. Everything works the same either way.',
  },
  data: {
    title: 'Your data',
    text: 'Everything we keep about you, as a JSON file that other programs can read.',
    download: 'Download my data',
    preparing: 'Preparing your data',
    failed: 'We could not prepare your data. Please try again.',
  },
  interests: {
    lead: 'Tell us what you like, and we show you more of it.',
    label: 'I like',
    items: {
      roulette: 'Roulette',
      blackjack: 'Blackjack',
      poker: 'Poker',
      slots: 'Slots',
      tournaments: 'Tournaments',
      dining: 'Dining',
      drinks: 'Cocktails and drinks',
      'live-music': 'Live music',
      sport: 'Sport on screen',
    },
  },
  communications: {
    lead: 'Nothing is ticked until you tick it, and you can change your mind at any time.',
    onlineNote: 'Online gaming is a separate choice.',
    changed:
      'We have changed the wording since you opened this page. Please reload it, have a read and choose again.',
    /** A no reaches every casino at which the member has a membership. */
    withdrawal: {
      saved: (casino: string) => `${casino} will not contact you this way.`,
      failed: (casino: string) => `We could not tell ${casino} yet, so it may still contact you.`,
      unnamed: 'One of our casinos',
      again: 'Tell them again',
    },
    service: 'We still write to you about your account, such as when you reset your password.',
    history: 'What you told us',
    historyText: 'Your past choices, newest first.',
    historyEmpty: 'You have not made any choices yet.',
    yes: 'Yes',
    no: 'No',
    when: (date: string, time: string) => `${date}, ${time}`,
    /** Below an answer: the language of the words, named in itself, and the version of the words. */
    readIn: (language: string, wording: string) => `${language}, version ${wording}`,
    more: 'Show more',
    standing: (shown: string, total: string) => `${shown} of ${total}`,
  },
  deleteAccount: {
    lead: 'This happens at once and cannot be undone.',
    goesTitle: 'What goes',
    goes: [
      'Your login, on this and every other device',
      'Your profile in this app, and everything kept on this device',
      'Your game opt-ins, places on event lists, and plays',
      'Your vouchers and offers in this app',
      'Your agreement to be contacted with offers',
    ],
    staysTitle: 'What stays, and for how long',
    stays: [
      'Your casino membership, your points to spend and your tier points: you can still use your card at the casino, or end your membership there',
      'Proof of identity and gaming records: by law we keep them for five years after you leave',
      'Records of vouchers that you used, with your membership number: for six years, and for one year if nothing was served',
      'An anonymous marker that an account existed: for 90 days, or five years if you are suspended or have set limits to play safely',
    ],
    forgetMe: 'Also forget me: remove everything that the law does not require you to keep',
    forgetMeNote:
      'We send a data removal request to our team, give you its reference, and confirm it by email. They answer within one month.',
    password: 'Your password',
    passwordHint: 'So that we know it is you.',
    submit: 'Delete my account',
    confirmTitle: 'Delete your account for good?',
    confirmText:
      'Your login and everything in this app will be gone at once. Nobody can bring it back.',
    confirm: 'Delete for good',
    deleting: 'Deleting your account',
    keep: 'Keep my account',
    offline: 'You are offline. Connect to the internet to delete your account.',
    passwordAgain: 'Please enter your password again.',
    unknown:
      'We could not confirm that your account was deleted. Please try again; if you cannot log in any more, it is gone.',
  },
  promotionsHidden: {
    title: 'Promotions are hidden',
    text: 'You turned on promotion-free mode, so there are no offers, games or promotions here.',
    action: 'Open Settings',
  },
} as const;
