import type { UserProfile } from '../profile.ts';
import { venueClock } from '../rules/calendar.ts';
import { closeOfVenueDay, dayAfter, venueDay } from '../rules/venueDay.ts';
import type { Game } from './getGames.ts';

/** The opt-in and play times of a game: ISO 8601 instants. */
export type GameTimes = Pick<Game, 'id' | 'OptinStart' | 'OptinEnd' | 'GameStart' | 'GameEnd'>;
export type OptIn = UserProfile['gameOptin'][number];

/** The day and outcome of a member's play. */
export interface PlayedDay {
  /** The casino's calendar day, `yyyy-mm-dd`. */
  readonly day: string;
  readonly win: boolean;
}

/**
 * The maximum time that an opt-in may be dated ahead of the server, in milliseconds; equal in
 * `firestore.rules`.
 */
export const OPT_IN_TOLERANCE_MS = 5 * 60 * 1_000;

/** True if opting in is open: from OptinStart to OptinEnd, both included. Specification section 4. */
export function isOptInOpen({ OptinStart, OptinEnd }: GameTimes, now: Date): boolean {
  return isWithin(now.getTime(), OptinStart, OptinEnd);
}

/**
 * True if one of these opt-ins counts for the game: made while opting in was open, and not dated ahead. An
 * opt-in from before OptinStart does not count. Specification section 4.
 */
export function isOptedIn(game: GameTimes, optIns: readonly OptIn[], now: Date): boolean {
  return optIns.some(({ gameId, timestamp }) => {
    const made = Date.parse(timestamp);
    return (
      gameId === game.id &&
      isWithin(made, game.OptinStart, game.OptinEnd) &&
      made <= now.getTime() + OPT_IN_TOLERANCE_MS
    );
  });
}

/** The phase of a game: play is on from GameStart to `gameEndsAt`. Specification section 4. */
export function gamePhase(game: GameTimes, now: Date): 'not-started' | 'on' | 'ended' {
  if (now.getTime() < Date.parse(game.GameStart)) return 'not-started';
  return now >= gameEndsAt(game) ? 'ended' : 'on';
}

/**
 * The instant from which play is over: the time of GameEnd, which the page prints. A GameEnd of 00:00 is a date
 * without a time, and 23:59 is its last minute: play continues to the close of that date at the casino.
 * docs/decisions/045.
 */
export function gameEndsAt({ GameEnd }: Pick<GameTimes, 'GameEnd'>): Date {
  const end = new Date(GameEnd);
  const time = venueClock(end).format('HH:mm');
  return time === '00:00' || time === '23:59' ? closeOfVenueDay(venueDay(end)) : end;
}

/** The final day of the game, `yyyy-mm-dd`: the date of GameEnd. Specification section 4. */
export function toFinalDay({ GameEnd }: GameTimes): string {
  return venueDay(new Date(GameEnd));
}

/**
 * True if the app shows the game: from OptinStart to the end of play. Opting in may open before play begins,
 * and may close before it. Specification section 4.
 */
export function isGameShown(game: GameTimes, now: Date): boolean {
  return Date.parse(game.OptinStart) <= now.getTime() && gamePhase(game, now) !== 'ended';
}

/**
 * The instants after `now` at which the state of the game can change, as ISO 8601: the first instant of
 * opting in, the first after it, the first of play, its end, and the next midnight at the casino, which ends a
 * turn.
 */
export function gameMoments(game: GameTimes, now: Date): string[] {
  const optInOver = new Date(Date.parse(game.OptinEnd) + 1).toISOString();
  const end = gameEndsAt(game).toISOString();
  const midnight = closeOfVenueDay(venueDay(now)).toISOString();
  const moments = [game.OptinStart, optInOver, game.GameStart, end, midnight];
  return moments.filter((moment) => Date.parse(moment) > now.getTime());
}

/** The reason for which the game rules reject a spin, or null. Specification section 4. */
export function spinRefusal(
  game: GameTimes,
  optIns: readonly OptIn[],
  now: Date,
): 'not-started' | 'ended' | 'not-opted-in' | null {
  const phase = gamePhase(game, now);
  if (phase !== 'on') return phase;
  return isOptedIn(game, optIns, now) ? null : 'not-opted-in';
}

/** The state of a game for a member. Days are `yyyy-mm-dd`, instants ISO 8601. */
export type GameStanding =
  /** Opting in opens later. */
  | { readonly stage: 'not-started'; readonly optInFrom: string }
  | { readonly stage: 'opt-in'; readonly until: string }
  /** The member has not opted in, and opting in is closed. */
  | { readonly stage: 'opt-in-closed' }
  /** The member has opted in, and play begins later. */
  | { readonly stage: 'waiting'; readonly playFrom: string }
  | { readonly stage: 'ready' }
  /** `returnOn` is null on the final day. */
  | { readonly stage: 'played'; readonly win: boolean; readonly returnOn: string | null }
  | { readonly stage: 'ended' };

/** The state of a game for a member; `lastPlay` is their latest play of it. Specification section 4. */
export function gameStanding(
  game: GameTimes,
  optIns: readonly OptIn[],
  lastPlay: PlayedDay | null,
  now: Date,
): GameStanding {
  const today = venueDay(now);
  const phase = gamePhase(game, now);
  if (phase === 'ended') return { stage: 'ended' };
  if (lastPlay?.day === today) {
    const returnOn = today < toFinalDay(game) ? dayAfter(today) : null;
    return { stage: 'played', win: lastPlay.win, returnOn };
  }
  if (isOptedIn(game, optIns, now)) {
    return phase === 'on' ? { stage: 'ready' } : { stage: 'waiting', playFrom: game.GameStart };
  }
  if (isOptInOpen(game, now)) return { stage: 'opt-in', until: game.OptinEnd };
  if (now.getTime() < Date.parse(game.OptinStart)) {
    return { stage: 'not-started', optInFrom: game.OptinStart };
  }
  return { stage: 'opt-in-closed' };
}

function isWithin(time: number, from: string, until: string): boolean {
  return Date.parse(from) <= time && time <= Date.parse(until);
}
