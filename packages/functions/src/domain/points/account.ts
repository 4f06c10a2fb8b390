import * as z from 'zod/mini';
import { type PointMovement, pointMovementSchema } from '../../contract/points/movements.ts';
import { daySchema, idSchema, instantSchema, venueIdSchema } from '../../contract/schemas.ts';

/** The points of one earning. Points to spend are in lots, so that each has its own end. */
export interface Lot {
  /** The id of the movement that earned it. */
  readonly id: string;
  /** `yyyy-mm-dd` at the casino. */
  readonly earnedOn: string;
  /** Never negative. */
  readonly remaining: number;
}

/** Points of one lot. */
export type LotPart = PointMovement['lots'][number];

/**
 * The totals of a member's points. `balance` is the sum of the open lots less `owed`. Either is 0: points that arrive
 * pay what is owed first.
 */
export const pointsAccountSchema = z.strictObject({
  balance: z.int(),
  /** Points that the group took back after they were spent. */
  owed: z.int().check(z.nonnegative()),
  tierPoints: z.int(),
  /** Booked points that are credited on a later day, earliest first. */
  pending: z.array(
    z.strictObject({
      id: idSchema,
      amount: z.int(),
      earnedOn: daySchema,
      creditOn: daySchema,
      venueId: z.nullable(venueIdSchema),
      reason: z.string(),
    }),
  ),
  /** The points of the open lots by the day on which they were earned, earliest first. */
  earned: z.array(z.strictObject({ day: daySchema, points: z.int() })),
  /** The day on which the open lots began; null if there are none. */
  since: z.nullable(daySchema),
  lastVisitOn: z.nullable(daySchema),
  lastRedeemedOn: z.nullable(daySchema),
  lastBookedAt: z.nullable(instantSchema),
  /** The number of booked movements. */
  count: z.int().check(z.nonnegative()),
  /** What happens by the calendar is booked up to this day; null before the first booking. */
  settledOn: z.nullable(daySchema),
});
export type PointsAccount = z.infer<typeof pointsAccountSchema>;

/** The account of a member without a booking. */
export const NO_ACCOUNT: PointsAccount = {
  balance: 0,
  owed: 0,
  tierPoints: 0,
  pending: [],
  earned: [],
  since: null,
  lastVisitOn: null,
  lastRedeemedOn: null,
  lastBookedAt: null,
  count: 0,
  settledOn: null,
};

/** A booked movement. */
export const bookedMovementSchema = z.extend(pointMovementSchema, {
  /** The points to spend after it. */
  balanceAfter: z.int(),
  /** The movements of the member that were booked before. */
  number: z.int().check(z.nonnegative()),
});
export type BookedMovement = z.infer<typeof bookedMovementSchema>;

/** A movement as the member sees it. */
export function shownMovement({
  balanceAfter,
  number,
  ...movement
}: BookedMovement): PointMovement {
  return movement;
}

/** The order in which lots are spent: the oldest first, which is the first to end. */
export function byAge(a: Lot, b: Lot): number {
  return compareTexts(a.earnedOn, b.earnedOn) || compareTexts(a.id, b.id);
}

/** Compares days or ids. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
