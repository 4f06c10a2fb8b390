/** E-mails to members. Those to the support desk are in English. */
export const letters = {
  /** The parts of every e-mail. */
  frame: {
    /** In plain text. `name` is such as "Membership number". */
    fact: (name: string, value: string) => `${name}: ${value}`,
    /** In plain text, before an address. `label` is the text of the button. */
    action: (label: string) => `${label}:`,
    copyAddress: 'Or copy this address into your browser:',
    /** Below every e-mail. */
    footer: 'Met Rewards. For members aged 18 and over.',
  },
  facts: {
    membershipNumber: 'Membership number',
    homeCasino: 'Home casino',
    reference: 'Reference',
  },
  /** The last line for a person who did not cause the e-mail. */
  notYou: {
    ignore: 'If it was not you, ignore this email.',
    nothingHappens: 'If it was not you, ignore this email: nothing happens.',
    nothingChanges: 'If it was not you, ignore this email: nothing changes.',
    passwordStays: 'If it was not you, ignore this email: your password stays as it is.',
    notAsked: 'If you did not ask for this, ignore this email.',
    notWritten: 'If you did not write to us, ignore this email: nothing happens.',
    notChanged:
      'If you did not change the address of a login, ignore this email and nothing happens.',
  },
  /** A new member. */
  welcome: {
    subject: 'Welcome to Met Rewards',
    heading: (firstName: string) => `Welcome, ${firstName}`,
    text: 'You are a member. Keep your membership number: with it and your date of birth you link your membership to your login.',
    action: 'Open the app',
    photoId: 'Bring photo ID on your first visit.',
  },
  /** A registration with the address of a member. */
  alreadyMember: {
    subject: 'You are a member already',
    heading: 'You are a member already',
    text: (venueName: string) =>
      `Somebody asked to join ${venueName} with this email address, which has a membership there. If it was you, log in and use the membership number that you have: the new one is not valid.`,
    action: 'Log in',
    reception: 'Reception at your casino can tell you your membership number.',
  },
  /** A registration with an address that is not verified. */
  registrationWaits: {
    subject: 'Welcome to Met Rewards: one more step',
    heading: 'One more step to join',
    text: 'Somebody asked to join Met Rewards with this email address. If it was you, create a login with the same address and verify it. Then link the membership number below with your date of birth, and you are a member.',
    lapses: (days: number) => `Please do so within ${days} days. After that, the number lapses.`,
    action: 'Create my login',
  },
  /** A password reset for an address without a login. */
  noLogin: {
    subject: 'Reset your password',
    heading: 'There is no login with this address',
    text: 'Somebody asked to reset a password for this address, but it has no login. If it was you, you may have used another address, or you can create a new one.',
    action: 'Create a login',
  },
  resetPassword: {
    subject: 'Reset your password',
    heading: 'Choose a new password',
    text: (hours: number) =>
      `Somebody asked to reset the password of your login. If it was you, choose a new one within ${hours} hours.`,
    action: 'Choose a new password',
    once: (hours: number) => `The link works for one new password, and for ${hours} hours.`,
  },
  /** An account that has no password yet. */
  choosePassword: {
    subject: 'Choose your password',
    heading: 'Choose your password',
    text: (hours: number) =>
      `This address has an account without a password. If you asked for a login, choose your password within ${hours} hours. That verifies your address, too.`,
    action: 'Choose a password',
    once: (hours: number) => `The link works for one password, and for ${hours} hours.`,
  },
  verifyEmail: {
    subject: 'Verify your email address',
    heading: 'Verify your email address',
    text: 'One more step and your login is ready: confirm that this address is yours.',
    action: 'Verify my email',
    otherDevice: 'On another device, we ask for the password that you chose for this login.',
    /** The address may be a stranger's. */
    notChosen:
      'If you did not choose one, somebody else may have used your address. Ignore this email and nothing happens, or choose a password of your own on the page: that ends everybody else’s access.',
  },
  /** The address of a login was changed. */
  verifyNewAddress: {
    subject: 'Verify your new email address',
    heading: 'Verify your new email address',
    text: 'A login now has this address. If it is yours, confirm it here with the password of the login.',
    action: 'Verify my new email',
    oneDay: 'The link works for a day.',
  },
  /** A verification of an address that is verified. */
  alreadyVerified: {
    subject: 'Your email address is verified',
    heading: 'Your email address is verified',
    text: 'This address has a login, and it is verified: log in, and you are there. If you do not remember the password, choose a new one on the log-in page.',
    action: 'Log in',
  },
  /** The receipt of a data removal request. */
  removalReceived: {
    subject: (reference: string) => `Your data removal request ${reference}`,
    heading: 'We have your request',
    text: 'Your account has been deleted, and we have asked our team to remove what we hold about you. They will answer within one month.',
    /** What the law requires. */
    stays:
      'Some records have to stay for a time, because the law requires it: proof of identity and gaming records, for five years after you leave.',
    keep: 'Please keep the reference, and give it when you write to us about this request.',
  },
  /** The receipt of a support ticket. */
  ticketReceived: {
    subject: (reference: string) => `We have your message (${reference})`,
    /** `name` is null if the address may be a stranger's. */
    heading: (name: string | null) => (name === null ? 'Thank you' : `Thank you, ${name}`),
    text: 'Your message has reached our support team, who will answer by email.',
  },
};
