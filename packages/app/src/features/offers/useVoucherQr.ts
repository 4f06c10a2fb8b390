import type { Voucher } from '@casino/functions/contract';
import { call } from '../../lib/api.ts';
import { deviceStorage } from '../../lib/storage.ts';
import type { RemoteQuery } from '../../lib/useRemote.ts';
import { useStored } from '../../lib/useStored.ts';
import { useMemberData } from '../../session/useMemberData.ts';
import { useUid } from '../../session/useSession.ts';

/** A QR code as a PNG in base64, and when this device stored it, as an ISO instant or null. */
export type VoucherQr = RemoteQuery<string> & { readonly savedAt: string | null };

/**
 * The QR code of an available voucher. The device stores it for use without a connection. It loads when its
 * page opens and not on focus or reconnect: a till may be scanning it. Section 7.
 */
export function useVoucherQr(voucher: Voucher | null): VoucherQr {
  const uid = useUid();
  const id = voucher?.status === 'available' ? voucher.id : null;
  const savedAt = useStored(() =>
    uid === null || id === null ? null : deviceStorage.copySavedAt(uid, `voucher-qr-1.${id}`),
  );
  const qr = useMemberData(
    id === null ? null : ['voucher-qr', id],
    async ([, voucherId]) => (await call('vouchers-generateQrCode', { voucherId })).base64Png,
    {
      copyName: ([, voucherId]) => `voucher-qr-1.${voucherId}`,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
    },
  );
  return { ...qr, savedAt };
}
