import * as z from 'zod/mini';
import { daySchema, instantSchema, venueIdSchema } from '../schemas.ts';

/**
 * The reasons for which points to spend end: their own age, a time without a visit, a time without a redemption, or
 * the end of a period that is the same for all members.
 */
export const POINTS_RULES = ['lot-age', 'no-visit', 'no-redemption', 'period-end'] as const;
export type PointsRule = (typeof POINTS_RULES)[number];

/** What a member can do to keep points that a rule would end. A visit may be a meal. */
export const AVOID_BY = ['visit', 'redemption'] as const;
export type AvoidBy = (typeof AVOID_BY)[number];

/** A number of points, with a sign. Whole: no group has parts of points. */
export const pointsSchema = z.int();

/** Points to spend that end together. */
const expiringSchema = z.strictObject({
  /** The last day on which they can be spent, at the casino. */
  day: daySchema,
  points: pointsSchema,
  /** The first of the rules that ends them. */
  rule: z.enum(POINTS_RULES),
  /** Null if the member can only spend them before. */
  avoidBy: z.nullable(z.enum(AVOID_BY)),
});
export type Expiring = z.infer<typeof expiringSchema>;

const ruleInForceSchema = z.strictObject({
  rule: z.enum(POINTS_RULES),
  /** The last day before the rule applies to this member; null if it applies to none of their points. */
  day: z.nullable(daySchema),
  /** The period of the rule in days; null if it has none. */
  days: z.nullable(z.int().check(z.positive())),
});
export type RuleInForce = z.infer<typeof ruleInForceSchema>;

/**
 * The points of a member, as the group computes them. *Points to spend* are `balance`, and *tier points* decide the
 * progress within the tier. The list of what ends holds all points that end, on any day.
 */
export const pointsSummarySchema = z.strictObject({
  /** The time of the computation. */
  asOf: instantSchema,
  /** Points to spend. Negative if the group took back points that were spent already. */
  balance: pointsSchema,
  /** Tier points of the current period. */
  tierPoints: pointsSchema,
  /** Points to spend that are booked and not credited yet. They are not part of the balance. */
  pending: pointsSchema,
  /** Earliest first. */
  expiring: z.array(expiringSchema).check(z.maxLength(1_000)),
  rules: z.array(ruleInForceSchema).check(z.maxLength(20)),
  /** What points are worth: `points` are worth `pence`, at these venues; null if the group does not say. */
  value: z.nullable(
    z.strictObject({
      points: z.int().check(z.positive()),
      pence: z.int().check(z.positive()),
      /** Null for every venue. */
      venueIds: z.nullable(z.array(venueIdSchema)),
    }),
  ),
  /** The days between which tier points count; null if the group has no period. */
  tierPeriod: z.nullable(z.strictObject({ startsOn: daySchema, endsOn: daySchema })),
});
export type PointsSummary = z.infer<typeof pointsSummarySchema>;
