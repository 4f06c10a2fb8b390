import { counted } from '../counted.ts';

/** The member card in the wallet of a phone. The stores require the words "Add to … Wallet". */
export const wallet = {
  add: { apple: 'Add to Apple Wallet', google: 'Add to Google Wallet' },
  making: 'Preparing your card',
  /** Hides the button on home. It stays in the profile. */
  dismiss: 'Not now',
  opened: {
    apple: 'Your phone is showing your card. Press Add to put it into Apple Wallet.',
    google: 'Your phone is showing your card. Press Add to put it into Google Wallet.',
  },
  offline: 'You need a connection to add your card.',
  codeLoading: 'Preparing your code',
  codeAlt: {
    apple: 'QR code that adds your member card to Apple Wallet',
    google: 'QR code that adds your member card to Google Wallet',
  },
  codeHint: {
    apple: 'Scan this code with the camera of your iPhone.',
    google: 'Scan this code with the camera of your Android phone.',
  },
  codeLasts: (seconds: string) => `It stays for another ${counted(seconds, 'second')}.`,
  codeEndedTitle: 'Your code has timed out',
  codeEndedText: 'A code is shown for one minute. Get a new one when your phone is ready.',
  codeErrorTitle: 'We could not prepare your code',
  newCode: 'New code',
} as const;
