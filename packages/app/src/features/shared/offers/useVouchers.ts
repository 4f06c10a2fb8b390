import type { Voucher } from '@casino/functions/contract/vouchers/getAllVouchers.ts';
import { call } from '../../../lib/calls/api.ts';
import { remoteErrorCode } from '../../../lib/remote/remoteError.ts';
import { useServerNow } from '../../../lib/time/useServerNow.ts';
import { useShownMember } from '../../../session/current/useSession.ts';
import { type MemberQuery, useMemberData } from '../../../session/memberData/useMemberData.ts';
import { statusChanges, voucherAt } from './voucherAt.ts';

/** The vouchers of the member. */
type VouchersQuery = MemberQuery<readonly Voucher[]> & {
  /**
   * Loads one voucher of the list again. Loads the whole list if the server does not return the voucher, so that the list
   * says what has become of it. A failure changes nothing on the page.
   */
  readonly refreshOne: (voucherId: string) => Promise<void>;
};

/** All vouchers of the member, with their status now. Section 7. */
export function useVouchers(): VouchersQuery {
  const membership = useShownMember()?.membership;
  const loaded = useMemberData(
    membership && ['vouchers-1', membership.location, membership.crmId],
    async ([, location, crmId]): Promise<readonly Voucher[]> =>
      (await call('vouchers-getAllVouchers', { location, crmId })).records,
  );
  const refreshOne = (voucherId: string) =>
    loaded.refresh(async (records) => {
      if (!membership) return null;
      const { location, crmId } = membership;
      try {
        const { record } = await call('vouchers-getVoucher', { location, crmId, voucherId });
        return record && records.map((each) => (each.id === record.id ? record : each));
      } catch (error) {
        if (remoteErrorCode(error) === 'permission-denied') return null;
        throw error;
      }
    });
  const now = useServerNow(() => (loaded.status === 'ready' ? statusChanges(loaded.data) : []));
  if (loaded.status !== 'ready') return { ...loaded, refreshOne };
  return { ...loaded, refreshOne, data: loaded.data.map((voucher) => voucherAt(voucher, now)) };
}
