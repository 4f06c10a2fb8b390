import type { getAllVouchersContract, Voucher } from '@casino/functions/contract';
import { useMemo } from 'react';
import { deviceStorage } from '../../lib/storage.ts';
import { type RemoteQuery, useRemote } from '../../lib/useRemote.ts';
import { session } from '../../session/appSession.ts';
import { useMember } from '../../session/useSession.ts';

/** All vouchers of the member; until they come, the copy that this device keeps. Section 7. */
export function useVouchers(): RemoteQuery<readonly Voucher[]> {
  const loaded = useMember();
  const uid = loaded?.uid ?? '';
  const { location = 0, crmId = '' } = loaded?.membership ?? {};
  const copy = useMemo(() => deviceStorage.readCopy<readonly Voucher[]>(uid, 'vouchers-1'), [uid]);
  return useRemote<readonly Voucher[]>(
    loaded && ['vouchers', uid, location, crmId],
    async () => {
      const { call } = await import('../../lib/api.ts');
      const reply = await call<typeof getAllVouchersContract>('vouchers-getAllVouchers', {
        location,
        crmId,
      });
      return reply.records;
    },
    {
      ...(copy && { fallbackData: copy }),
      onSuccess: (records) => session.keepCopy(uid, 'vouchers-1', records),
    },
  );
}
