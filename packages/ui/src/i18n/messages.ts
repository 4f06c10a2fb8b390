import { benefits } from './en-GB/benefits.ts';
import { cannotOpen } from './en-GB/cannotOpen.ts';
import { casinoLife } from './en-GB/casinoLife.ts';
import { forms } from './en-GB/forms.ts';
import { games } from './en-GB/games.ts';
import { install } from './en-GB/install.ts';
import { joining } from './en-GB/joining.ts';
import { points } from './en-GB/points.ts';
import { profile } from './en-GB/profile.ts';
import { rewards } from './en-GB/rewards.ts';
import { settings } from './en-GB/settings.ts';
import { slots } from './en-GB/slots.ts';
import { wallet } from './en-GB/wallet.ts';
import { firstWords } from './firstWords.ts';

/** The British English catalogue. It is complete and defines the type of every other. */
export const enGB = {
  ...firstWords,
  benefits,
  cannotOpen,
  casinoLife,
  forms,
  games,
  install,
  joining,
  points,
  profile,
  rewards,
  settings,
  slots,
  wallet,
};

/** Widens literal texts to `string`, so that a translation has the same type. */
type Widen<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : { readonly [K in keyof T]: Widen<T[K]> };

/** A catalogue: texts, and functions of already formatted parameters. */
export type Messages = Widen<typeof enGB>;
