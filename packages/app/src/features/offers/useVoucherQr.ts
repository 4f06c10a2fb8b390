import type { Voucher } from '@casino/functions/contract/vouchers/getAllVouchers.ts';
import { call } from '../../lib/calls/api.ts';
import type { RemoteQuery } from '../../lib/calls/useRemote.ts';
import { useMemberData } from '../../session/memberData/useMemberData.ts';

/**
 * The QR code of an available voucher, as a PNG in base64. The device stores it for use without a connection. It loads
 * when its page opens, and with the connection if it is missing. A shown code does not load again on focus or reconnect:
 * a till may be scanning it. Section 7.
 */
export function useVoucherQr(voucher: Voucher | null): RemoteQuery<string> {
  const id = voucher?.status === 'available' ? voucher.id : null;
  return useMemberData(
    id === null ? null : ['voucher-qr-1', id],
    async ([, voucherId]) => (await call('vouchers-generateQrCode', { voucherId })).base64Png,
    { isFixed: true },
  );
}
