import type { Member } from '@casino/functions/contract/member.ts';
import type { PointsSummary } from '@casino/functions/contract/points/summary.ts';

/**
 * Returns the `loyalty_points_end_date` of the record, `yyyy-mm-dd`: the day by which the whole balance is to be spent. Null for
 * an empty balance, and if the group's summary says what ends, because most of the balance then ends later. Specification 3.14.
 * @param summary null if the group sends only the balance of the record
 */
export function spendByDay(
  summary: Pick<PointsSummary, 'expiring' | 'rules'> | null,
  {
    loyalty_points,
    loyalty_points_end_date,
  }: Pick<Member, 'loyalty_points' | 'loyalty_points_end_date'>,
): string | null {
  const saysWhatEnds =
    summary !== null &&
    (summary.expiring.length > 0 || summary.rules.some(({ day }) => day !== null));
  return saysWhatEnds || loyalty_points <= 0 ? null : loyalty_points_end_date;
}
