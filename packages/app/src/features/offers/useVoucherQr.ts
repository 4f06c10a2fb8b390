import type { generateQrCodeContract, Voucher } from '@casino/functions/contract';
import { type RemoteQuery, useRemote } from '../../lib/useRemote.ts';
import { useMember } from '../../session/useSession.ts';

/**
 * The QR code of a voucher that can be used, as a PNG in base64. Asked for once: looking back at the
 * page must not change a code that a till is reading. Section 7.
 */
export function useVoucherQr(voucher: Voucher | null): RemoteQuery<string> {
  const loaded = useMember();
  const usable = voucher?.status === 'available' ? voucher : null;
  return useRemote(
    loaded && usable && ['voucher-qr', loaded.uid, usable.id],
    async () => {
      const { call } = await import('../../lib/api.ts');
      const voucherId = usable?.id ?? '';
      const reply = await call<typeof generateQrCodeContract>('vouchers-generateQrCode', {
        voucherId,
      });
      return reply.base64Png;
    },
    { revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false },
  );
}
