import type { Voucher } from '@casino/functions/contract';
import { type KeptQuery, useKept } from '../../session/useKept.ts';

/**
 * The QR code of a voucher that can be used, as a PNG in base64. Once opened it stays on this device, to
 * be shown without a connection. It is asked for when its page is opened and not again while it is looked
 * at: a till may be reading it. Section 7.
 */
export function useVoucherQr(voucher: Voucher | null): KeptQuery<string> {
  const voucherId = voucher?.status === 'available' ? voucher.id : null;
  return useKept<string>(
    `voucher-qr-1.${voucherId}`,
    voucherId === null ? null : [],
    async () => {
      const { call } = await import('../../lib/api.ts');
      const reply = await call('vouchers-generateQrCode', {
        voucherId: voucherId ?? '',
      });
      return reply.base64Png;
    },
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
}
