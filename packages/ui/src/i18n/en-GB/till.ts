import { counted } from '../counted.ts';

/** The parts that all pages of the till share: the connection, the log-in and the return of a voucher. */
const shared = {
  /** Below the word mark. */
  name: 'Till',
  back: 'Back',
  connection: {
    offline: 'No connection.',
    now: 'Synced just now',
    never: 'Not synced yet',
    minutes: (count: string) => `Synced ${counted(count, 'minute')} ago`,
    hours: (count: string) => `Synced ${counted(count, 'hour')} ago`,
    days: (count: string) => `Synced ${counted(count, 'day')} ago`,
    waiting: (count: string) => counted(count, 'scan waits', 'scans wait'),
  },
  logIn: {
    email: 'Email',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    submit: 'Log in',
    submitting: 'Logging in',
    required: {
      email: 'Enter the email address of your staff login',
      password: 'Enter the password',
    },
    invalidEmail: 'This is not an email address',
    errors: {
      'wrong-login': 'The email address or the password is wrong.',
      'not-manager': 'This is not a manager’s login. Only a manager can set a device up.',
      'not-staff': 'This login is not yours, or does not work at this casino. Ask a manager.',
      'too-many-attempts': 'Too many attempts. Wait a few minutes, then try again.',
      'no-connection': 'No connection. Check the network of this device, then try again.',
      failed: 'That did not work. Try again.',
    },
  },
  /** On a button that a key presses only while it is held, because scanners press keys, too. */
  holdKey: 'Hold the key for a second',
  takeBack: {
    open: 'Take it back',
    title: 'Take it back?',
    text: 'The voucher can then be used again. The redemption stays in the records.',
    reason: 'Why?',
    required: 'Choose a reason',
    confirm: 'Take it back',
    pending: 'Taking it back',
    cancel: 'Keep it',
    reasons: {
      'wrong-voucher': 'Wrong voucher',
      'wrong-member': 'Wrong guest',
      'not-served': 'We could not serve it',
      returned: 'The guest returned it',
      other: 'Another reason',
    },
    errors: {
      unknown: 'The till does not know this redemption any more. Ask a manager.',
      'too-late': 'Ten minutes are over. A manager can still take it back.',
      'not-offered': 'This voucher cannot be taken back here. Ask a manager.',
      'no-connection': 'No connection. The voucher is still redeemed. Try again.',
      failed: 'That did not work. The voucher is still redeemed. Try again.',
    },
  },
} as const;

/** The set-up of a device. */
const setup = {
  /** Beside the steps, on a wide window. */
  side: {
    title: 'Every voucher, once',
    text: 'The redemption of vouchers and offers at the till.',
  },
  start: {
    title: 'This device is not set up',
    text: 'A manager sets it up once. Staff then redeem vouchers on it.',
    needs: [
      'A manager’s email address and password',
      'A name for the device, such as “Bar, left till”',
      'The casino in which it stays',
    ],
    submit: 'Set up this device',
  },
  logIn: {
    title: 'Manager’s log-in',
    text: 'It ends when the device is set up.',
  },
  device: {
    title: 'Name this device',
    text: 'Staff and the records show this name.',
    name: 'Name',
    nameHint: 'Where it stands, such as “Bar, left till”. At most 40 characters.',
    nameRequired: 'Enter a name',
    venue: 'Casino',
    venuePlaceholder: 'Choose a casino',
    venueRequired: 'Choose the casino of this device',
    submit: 'Finish',
    submitting: 'Setting up',
    errors: {
      'log-in-again': 'Your log-in is older than five minutes. Go back and log in again.',
      'no-connection': 'No connection. Check the network of this device, then try again.',
      failed: 'The device was not set up. Try again.',
    },
  },
  done: {
    title: 'Ready to redeem',
    text: (device: string, venue: string) => `${device} belongs to ${venue}.`,
    next: 'You are logged out. Everyone now chooses a PIN of their own.',
    submit: 'Choose who you are',
  },
} as const;

/** The page on which staff log in. */
const staff = {
  loading: 'Loading the staff',
  error: {
    title: 'The staff did not load',
    'no-connection': 'There is no connection. Staff cannot log in without one.',
    failed: 'Something went wrong. Try again.',
  },
  choose: {
    title: 'Who are you?',
    offline: 'Staff can log in when the connection is back.',
    offlineShift: (name: string) =>
      `Without a connection, only ${name} can go on. Others can log in when it is back.`,
    roles: { till: 'Till', manager: 'Manager' },
    emptyTitle: 'No staff yet',
    emptyText: 'An administrator of your group adds the staff of this casino.',
  },
  pin: {
    title: (name: string) => `Hello, ${name}`,
    label: 'Your PIN of six digits',
    clear: 'Delete the last digit',
    /** Read by screen readers after each digit. */
    typed: (typed: string, all: string) => `${typed} of ${counted(all, 'digit')}`,
    checking: 'Checking the PIN',
    wrong: (tries: string) => `Wrong PIN. ${counted(tries, 'try', 'tries')} left.`,
    locked: (minutes: string) => `Too many wrong PINs. Try again in ${counted(minutes, 'minute')}.`,
    'no-tries': 'Too many wrong PINs without a connection. Enter the PIN again when it is back.',
    'no-connection': 'No connection. Staff cannot change without one.',
    failed: 'That did not work. Enter the PIN again.',
    forgotten: 'Forgotten your PIN?',
    other: 'Someone else',
  },
  logIn: {
    title: (name: string) => `Hello, ${name}`,
    text: 'Log in with your email address and password once. Then you choose a PIN.',
  },
  newPin: {
    first: 'Choose a PIN',
    firstText: 'Six digits. You need only this PIN from now on.',
    second: 'Enter it again',
    secondText: 'So that no digit is wrong.',
    label: 'New PIN of six digits',
    repeatLabel: 'The same six digits',
    saving: 'Saving the PIN',
    mismatch: 'The two PINs are different. Choose one again.',
    'too-simple': 'This PIN is too easy to guess. Choose another one.',
    'log-in-again': 'Your log-in is older than five minutes. Go back and log in again.',
    'no-connection': 'No connection. The PIN was not saved. Try again.',
    failed: 'The PIN was not saved. Try again.',
  },
  lock: {
    title: 'This till is locked',
    text: (name: string) => `${name}’s shift is running. Enter the PIN to go on.`,
    scanWaits: 'A scan waits. It is checked after the PIN.',
    end: (name: string) => `End ${name}’s shift`,
    ending: 'Ending the shift',
    shiftEnded:
      'The shift has ended. Enter your PIN to start one. Nothing that was scanned is lost.',
  },
  storageBlocked: {
    title: 'This browser stores nothing',
    text: 'The till keeps scans on the device until they are reported. Allow cookies and site data for this page in the browser’s settings, and use no private window. Then reload.',
    submit: 'Reload',
  },
  revoked: {
    title: 'This device was revoked',
    text: 'A manager has ended its access. It can redeem nothing.',
    waiting: (count: string) =>
      `${counted(count, 'scan still waits', 'scans still wait')} for the upload. Leave the page open until it is done.`,
    none: 'Every scan was uploaded.',
    submit: 'Set up again',
  },
} as const;

/** The main page, up to the answer. */
const scan = {
  title: 'Scan a voucher',
  switch: 'Switch',
  switchFrom: (name: string) => `Switch from ${name} to someone else`,
  day: 'The day',
  soundOn: 'Sound is on',
  soundOff: 'Sound is off',
  hint: 'Scan both, in either order. A scanner works at any time.',
  setUpScanner: 'Set up a scanner',
  /** A scan that was not used. */
  problems: {
    unreadable: {
      title: 'That was not a code of ours',
      text: 'Scan the missing one. If it is from our app, the scanner changes its characters.',
    },
    pause: { title: 'Scan it again', text: 'The scanner paused within the code.' },
    'no-ending': {
      title: 'Scan it again',
      text: 'The scanner sent no Enter after the code. Nothing was read.',
    },
    'in-field': {
      title: 'Scan it again',
      text: 'The scanner typed behind other text. The field is empty now.',
    },
    unidentified: {
      title: 'The browser does not know the scanner’s keys',
      text: 'Use the camera, or type the letters and the number.',
    },
  },
  voucher: {
    title: 'Voucher',
    label: 'Letters below the code',
    submit: 'Enter the letters',
    clear: 'Clear the voucher',
    offline: 'Letters need a connection. Scan the code instead.',
    required: 'Enter the letters',
  },
  member: {
    title: 'Member card',
    label: 'Number on the card',
    submit: 'Enter the number',
    clear: 'Clear the member card',
    required: 'Enter the number',
  },
  enter: 'Enter',
  read: 'Read',
  camera: {
    title: 'Camera',
    on: 'Turn on the camera',
    off: 'Turn off',
    aim: 'Hold the code in the frame',
    starting: 'The camera starts',
    idle: 'The camera is off',
    idleText: 'Scan with a scanner, type, or turn on the camera.',
    denied: 'The camera is blocked',
    deniedText: 'Allow the camera for this page in the browser’s settings, then turn it on.',
    unavailable: 'No camera found',
    unavailableText: 'Use a scanner, or type the letters and the number.',
  },
} as const;

/** The till: set-up, staff and the main page. Its answers are `tillAnswers`, the manager's page is `tillDay`. */
export const till = { ...shared, setup, staff, scan } as const;
