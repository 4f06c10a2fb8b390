import type { Voucher } from '@casino/functions/contract/vouchers/getAllVouchers.ts';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import type {
  OfferDetailsState,
  OfferQrState,
} from '@casino/ui/screens/OfferDetails/OfferDetails.types.ts';
import { failureText, unreadyState } from '../../lib/remote/failure.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { toOffer } from '../shared/offers/toOffer.ts';

/** Returns the voucher with this id, or null if it is unknown or the vouchers are not loaded. */
export function findVoucher(vouchers: Remote<readonly Voucher[]>, id: string): Voucher | null {
  if (vouchers.status !== 'ready') return null;
  return vouchers.data.find((voucher) => voucher.id === id) ?? null;
}

/** The data of an offer's page besides its voucher. */
export interface OfferCode {
  /** The QR code as a base64 PNG. Only available vouchers have one. */
  readonly remote: Remote<string>;
  /** The member's name. */
  readonly holder: string;
}

/** Returns the state of an offer's page. */
export function toOfferDetails(
  messages: Messages,
  vouchers: Remote<readonly Voucher[]>,
  id: string,
  code: OfferCode,
): OfferDetailsState {
  if (vouchers.status !== 'ready') return unreadyState(messages, vouchers);
  const voucher = findVoucher(vouchers, id);
  if (voucher === null) return { status: vouchers.isValidating ? 'loading' : 'not-found' };
  const { terms, incentive, howToRedeem } = voucher;
  const offer = { ...toOffer(voucher), terms, incentive, howToRedeem, code: voucher.code };
  const { holder } = code;
  return { status: 'ready', offer, holder, qr: toQr(messages, voucher, code) };
}

function toQr(messages: Messages, voucher: Voucher, code: OfferCode): OfferQrState {
  const { remote: qr } = code;
  if (voucher.status !== 'available') return { status: 'unavailable' };
  if (qr.status === 'error') return { status: 'error', message: failureText(messages, qr.code) };
  if (qr.status === 'loading') return qr;
  const src = `data:image/png;base64,${qr.data}`;
  return { status: 'ready', src, savedAt: qr.asOf ?? null };
}
