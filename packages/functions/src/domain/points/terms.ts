import * as z from 'zod/mini';
import { pointsSummarySchema } from '../../contract/points/summary.ts';
import { inUtc } from '../../contract/rules/calendar.ts';

const daysSchema = z.nullable(z.int().check(z.positive(), z.maximum(10_000)));

/** A day of every year, `mm-dd`. The leap day is not in every year. */
const dayOfYearSchema = z.nullable(
  z.string().check(
    z.regex(/^\d{2}-\d{2}$/),
    z.refine((day) => inUtc(`2027-${day}`).format('MM-DD') === day, { error: 'no such day' }),
  ),
);

/** When a group's points end and what they are worth. Null turns a rule off. */
export const pointsTermsSchema = z.strictObject({
  /** Each earning ends this many days after the day on which it was earned. */
  lotAgeDays: daysSchema,
  /** All points end this many days after the last visit. */
  noVisitDays: daysSchema,
  /** All points end this many days after the last redemption. */
  noRedemptionDays: daysSchema,
  /** The last day of each year on which points can be spent. */
  periodEndsOn: dayOfYearSchema,
  /** The day of each year on which tier points start again at 0. */
  tierPeriodStartsOn: dayOfYearSchema,
  value: pointsSummarySchema.shape.value,
});
export type PointsTerms = z.infer<typeof pointsTermsSchema>;

/** The terms of a group that has set none: no points end. */
export const NO_TERMS: PointsTerms = {
  lotAgeDays: null,
  noVisitDays: null,
  noRedemptionDays: null,
  periodEndsOn: null,
  tierPeriodStartsOn: null,
  value: null,
};
