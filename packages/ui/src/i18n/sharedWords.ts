import { benefits } from './en-GB/benefits.ts';
import { casinoLife } from './en-GB/casinoLife.ts';
import { forms } from './en-GB/forms.ts';
import { games } from './en-GB/games.ts';
import { install } from './en-GB/install.ts';
import { joining } from './en-GB/joining.ts';
import { profile } from './en-GB/profile.ts';
import { rewards } from './en-GB/rewards.ts';
import { settings } from './en-GB/settings.ts';
import { slots } from './en-GB/slots.ts';
import { wallet } from './en-GB/wallet.ts';
import { firstWords } from './firstWords.ts';

/** The areas of the catalogue that all pages after the first load together: without those of a single page. */
export const sharedWords = {
  ...firstWords,
  benefits,
  casinoLife,
  forms,
  games,
  install,
  joining,
  profile,
  rewards,
  settings,
  slots,
  wallet,
};
