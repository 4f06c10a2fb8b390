import type { Voucher } from '@casino/functions/contract';
import type { Messages, OfferDetailsState, OfferQrState } from '@casino/ui';
import { failureText, type Remote } from '../../lib/remote.ts';
import { toOffer } from './toOffer.ts';

/** The voucher with this id, once the vouchers are here. */
export function findVoucher(vouchers: Remote<readonly Voucher[]>, id: string): Voucher | null {
  if (vouchers.status !== 'ready') return null;
  return vouchers.data.find((voucher) => voucher.id === id) ?? null;
}

/** What an offer's page knows besides its voucher. */
export interface OfferCode {
  /** The code's PNG in base64; it is asked for what can be used. */
  readonly remote: Remote<string>;
  /** When this device kept the code, as an ISO instant, where there is no connection to ask for another. */
  readonly savedAt: string | null;
  /** The member's name. */
  readonly holder: string;
}

/** The state of an offer's page. */
export function toOfferDetails(
  messages: Messages,
  vouchers: Remote<readonly Voucher[]>,
  id: string,
  code: OfferCode,
): OfferDetailsState {
  if (vouchers.status === 'loading') return { status: 'loading' };
  if (vouchers.status === 'error') {
    return { status: 'error', message: failureText(messages, vouchers.code) };
  }
  const voucher = findVoucher(vouchers, id);
  if (voucher === null) return { status: vouchers.isValidating ? 'loading' : 'not-found' };
  const { terms, howToRedeem } = voucher;
  const offer = { ...toOffer(voucher), terms, howToRedeem, code: voucher.code };
  const { holder } = code;
  return { status: 'ready', offer, holder, qr: toQr(messages, voucher, code) };
}

function toQr(messages: Messages, voucher: Voucher, code: OfferCode): OfferQrState {
  const { remote: qr, savedAt } = code;
  if (voucher.status !== 'available') return { status: 'unavailable' };
  switch (qr.status) {
    case 'loading':
      return { status: 'loading' };
    case 'error':
      return { status: 'error', message: failureText(messages, qr.code) };
    case 'ready':
      return { status: 'ready', src: `data:image/png;base64,${qr.data}`, savedAt };
  }
}
