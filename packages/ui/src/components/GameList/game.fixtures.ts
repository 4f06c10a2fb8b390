import type { ListedGame } from './game.types.ts';

const spinToWin = {
  id: 'spin-to-win',
  name: 'Spin to Win',
  href: '/games/spin-the-wheel/spin-to-win',
  startsAt: '2026-11-14T00:00:00Z',
  endsAt: '2026-12-06T00:00:00Z',
};

const kingsWeek = {
  id: 'kings-week',
  name: 'King’s Week',
  href: '/games/spin-the-wheel/kings-week',
  startsAt: '2026-11-24T10:00:00Z',
  endsAt: '2026-12-02T00:00:00Z',
};

/** The game runs, and the member has opted in. */
export const toSpin: ListedGame = { ...spinToWin, chance: { kind: 'spin' } };

/** Opting in is open, and play has not begun. */
export const toOptIn: ListedGame = {
  ...kingsWeek,
  chance: { kind: 'opt-in', until: '2026-11-27T18:00:00Z' },
};

/** The member has opted in, and play has not begun. */
export const opening: ListedGame = {
  ...kingsWeek,
  chance: { kind: 'opens', from: kingsWeek.startsAt },
};

/** The member has played today, and can play again. */
export const played: ListedGame = {
  ...spinToWin,
  chance: { kind: 'played', nextOn: '2026-11-22' },
};

/** The member has played on the final day. */
export const playedLast: ListedGame = { ...spinToWin, chance: { kind: 'played', nextOn: null } };

/** Opting in has closed. */
export const closed: ListedGame = { ...spinToWin, chance: { kind: 'opt-in-closed' } };

/** The member's status is not known. */
export const unknown: ListedGame = { ...spinToWin, chance: { kind: 'unknown' } };

/** A game of one day, played at the casino and not in the app. */
export const oneDay: ListedGame = {
  id: 'golden-hour',
  name: 'Golden Hour',
  startsAt: '2026-11-21T18:00:00Z',
  endsAt: '2026-11-21T19:00:00Z',
  chance: { kind: 'unknown' },
};

/** A name that wraps. */
export const longNamed: ListedGame = {
  ...toOptIn,
  id: 'long-name',
  name: 'The Grand Midwinter Wheel of the Queen of Spades and Company, Second Edition',
};
