import type { Voucher } from '@casino/functions/contract/vouchers/getAllVouchers.ts';
import { call } from '../../../lib/calls/api.ts';
import { useServerNow } from '../../../lib/time/serverClock.ts';
import { useShownMember } from '../../../session/current/useSession.ts';
import { type MemberQuery, useMemberData } from '../../../session/memberData/useMemberData.ts';
import { statusChanges, voucherAt } from './voucherAt.ts';

/** All vouchers of the member, with their status now. Section 7. */
export function useVouchers(): MemberQuery<readonly Voucher[]> {
  const membership = useShownMember()?.membership;
  const loaded = useMemberData(
    membership && ['vouchers', membership.location, membership.crmId],
    async ([, location, crmId]) =>
      (await call('vouchers-getAllVouchers', { location, crmId })).records,
    { copyName: () => 'vouchers-1' },
  );
  const now = useServerNow(() => (loaded.status === 'ready' ? statusChanges(loaded.data) : []));
  if (loaded.status !== 'ready') return loaded;
  return { ...loaded, data: loaded.data.map((voucher) => voucherAt(voucher, now)) };
}
