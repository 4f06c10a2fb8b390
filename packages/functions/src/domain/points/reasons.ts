import type { PointsRule } from '../../contract/points/summary.ts';
import { inUtc } from '../../contract/rules/calendar.ts';
import { counted } from '../../contract/rules/numbers.ts';
import type { PointsTerms } from './terms.ts';

/** The reason of a movement by which tier points start again. */
export const TIER_RESTART = 'A new tier period began. Tier points start again at 0.';

/** The reason of a movement by which points to spend end. */
export function endReason(rule: PointsRule, terms: PointsTerms): string {
  switch (rule) {
    case 'lot-age':
      return `These points ended ${counted(terms.lotAgeDays ?? 0, 'day')} after you earned them.`;
    case 'no-visit':
      return `These points ended after ${counted(terms.noVisitDays ?? 0, 'day')} without a visit.`;
    case 'no-redemption':
      return `These points ended after ${counted(terms.noRedemptionDays ?? 0, 'day')} without spending any.`;
    case 'period-end':
      return 'These points ended with the period in which they could be spent.';
  }
}

/** The reason of a movement by which points end that arrived after their last day. */
export function endedBefore(lastDay: string): string {
  return `The last day of these points was ${inUtc(lastDay).format('D MMMM YYYY')}, before they were booked.`;
}
