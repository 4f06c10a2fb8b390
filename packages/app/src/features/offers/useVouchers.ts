import type { Voucher } from '@casino/functions/contract';
import { useNow } from '../../lib/useNow.ts';
import type { RemoteQuery } from '../../lib/useRemote.ts';
import { useKept } from '../../session/useKept.ts';
import { useShownMember } from '../../session/useSession.ts';
import { atThisTime, turningPoints } from './atThisTime.ts';

/** All vouchers of the member as they stand now; until they come, this device's copy. Section 7. */
export function useVouchers(): RemoteQuery<readonly Voucher[]> {
  const { location = 0, crmId = '' } = useShownMember()?.membership ?? {};
  const vouchers = useKept<readonly Voucher[]>('vouchers-1', [location, crmId], async () => {
    const { call } = await import('../../lib/api.ts');
    const reply = await call('vouchers-getAllVouchers', {
      location,
      crmId,
    });
    return reply.records;
  });
  const now = useNow(() => turningPoints(vouchers));
  return { ...atThisTime(vouchers, now), retry: vouchers.retry };
}
