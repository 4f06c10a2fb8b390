import type { ListedGame } from './game.types.ts';

const spinToWin = {
  id: 'spin-to-win',
  name: 'Spin to Win',
  href: '/games/spin-the-wheel/spin-to-win',
  startsAt: '2026-11-14T10:00:00Z',
  endsAt: '2026-12-05T23:00:00Z',
};

const kingsWeek = {
  id: 'kings-week',
  name: 'King’s Week',
  href: '/games/spin-the-wheel/kings-week',
  startsAt: '2026-11-24T10:00:00Z',
  endsAt: '2026-12-01T23:00:00Z',
};

/** On, and opted in to. */
export const toSpin: ListedGame = { ...spinToWin, chance: { kind: 'spin' } };

/** Opting in is open, play is yet to begin. */
export const toOptIn: ListedGame = {
  ...kingsWeek,
  chance: { kind: 'opt-in', until: '2026-11-27T18:00:00Z' },
};

/** Opted in, play is yet to begin. */
export const opening: ListedGame = {
  ...kingsWeek,
  chance: { kind: 'opens', from: kingsWeek.startsAt },
};

/** Played today, with a turn to come. */
export const played: ListedGame = {
  ...spinToWin,
  chance: { kind: 'played', nextOn: '2026-11-22' },
};

/** Played on the final day. */
export const playedLast: ListedGame = { ...spinToWin, chance: { kind: 'played', nextOn: null } };

/** Too late to opt in. */
export const closed: ListedGame = { ...spinToWin, chance: { kind: 'opt-in-closed' } };

/** What the member has done is not known. */
export const unknown: ListedGame = { ...spinToWin, chance: { kind: 'unknown' } };

/** A game of one day, played at the casino and not in the app. */
export const oneDay: ListedGame = {
  id: 'golden-hour',
  name: 'Golden Hour',
  startsAt: '2026-11-21T18:00:00Z',
  endsAt: '2026-11-21T19:00:00Z',
  chance: { kind: 'unknown' },
};

/** A name that has to wrap. */
export const longNamed: ListedGame = {
  ...toOptIn,
  id: 'long-name',
  name: 'The Grand Midwinter Wheel of the Queen of Spades and Company, Second Edition',
};
