import type { getAllVouchersContract, Voucher } from '@casino/functions/contract';
import type { RemoteQuery } from '../../lib/useRemote.ts';
import { useKept } from '../../session/useKept.ts';
import { useMember } from '../../session/useSession.ts';

/** All vouchers of the member; until they come, the copy that this device keeps. Section 7. */
export function useVouchers(): RemoteQuery<readonly Voucher[]> {
  const { location = 0, crmId = '' } = useMember()?.membership ?? {};
  return useKept<readonly Voucher[]>('vouchers-1', [location, crmId], async () => {
    const { call } = await import('../../lib/api.ts');
    const reply = await call<typeof getAllVouchersContract>('vouchers-getAllVouchers', {
      location,
      crmId,
    });
    return reply.records;
  });
}
