import type { Formatters } from '../../i18n/formatters.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { PointMovement } from './Points.types.ts';

/** What a movement is about, and what the statement knows of it. */
export interface KnownMovement {
  readonly movement: PointMovement;
  /** The movement that it reverses, if it is loaded. */
  readonly reversed: PointMovement | undefined;
  /** The name of its casino, if it is known. */
  readonly venueName: string | undefined;
  /** The ISO days on which its points were earned, earliest first. */
  readonly earningDays?: readonly string[] | undefined;
}

/** The words about a movement, which each layout arranges. */
export interface MovementTexts {
  /** What it was: its reason, or that points expired. */
  readonly title: string;
  /** The casino, or when points that expired were earned. */
  readonly where: string | undefined;
  /** The kind; undefined if the title names it. */
  readonly kind: string | undefined;
  /** Everything else, a sentence each. */
  readonly notes: readonly string[];
}

/** Returns the words about a movement. */
export function movementTexts(
  { movement, reversed, venueName, earningDays = [] }: KnownMovement,
  words: Messages['points']['statement'],
  { date, day, number }: Formatters,
): MovementTexts {
  const { happenedAt, bookedAt, pendingUntil, earnedOn, kind, reason } = movement;
  const hasExpired = kind === 'expire';
  const [first] = earningDays;
  const isOfOneDay = first !== undefined && earningDays.length === 1;
  const isEarnedThen = hasExpired && isOfOneDay && venueName === undefined;
  const notes = [
    hasExpired && reason,
    pendingUntil !== null && words.pendingUntil(day(pendingUntil)),
    earnedOn !== undefined && words.creditedFrom(date(earnedOn)),
    date(happenedAt) !== date(bookedAt) && words.happened(date(happenedAt)),
    reversed && words.reverses(reversed.reason, date(reversed.bookedAt)),
    isOfOneDay && !isEarnedThen && words.earnedOn(date(first)),
    first !== undefined &&
      !isOfOneDay &&
      words.earnedOnDays(number(earningDays.length), date(first)),
  ];
  return {
    title: hasExpired ? words.kinds.expire : reason,
    where: isEarnedThen ? words.earned(date(first)) : venueName,
    kind: hasExpired ? undefined : words.kinds[kind],
    notes: notes.filter((note) => typeof note === 'string'),
  };
}
