import { venueDay } from '@casino/functions/contract/rules/venueDay.ts';
import type { Voucher } from '@casino/functions/contract/vouchers/getAllVouchers.ts';
import type { QrPanelState } from '@casino/ui/components/QrPanel/QrPanel.tsx';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import type { OfferDetailsState } from '@casino/ui/screens/OfferDetails/OfferDetails.types.ts';
import { failureText, unreadyState } from '../../lib/remote/failure.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { toOffer } from '../shared/offers/toOffer.ts';
import type { VenueNames } from '../shared/venues/venueNames.ts';

/** What the page of an offer depends on besides its voucher. */
export interface OfferSources {
  /** The QR code as a base64 PNG; only available vouchers have one. */
  readonly code: Remote<string>;
  /** The member's name. */
  readonly holder: string;
  readonly names: VenueNames;
  readonly now: Date;
}

/**
 * Returns the state of an offer's page.
 * @param voucher null if the member has no voucher with the id of the page
 */
export function toOfferDetails(
  messages: Messages,
  voucher: Remote<Voucher | null>,
  { code, holder, names, now }: OfferSources,
): OfferDetailsState {
  if (voucher.status !== 'ready') return unreadyState(messages, voucher);
  if (voucher.data === null) return { status: voucher.isValidating ? 'loading' : 'not-found' };
  const { redeemed: _, ...own } = voucher.data;
  const { redeemed, ...listed } = toOffer(voucher.data, names);
  const offer = {
    ...own,
    ...listed,
    ...(redeemed && { redeemed: { ...redeemed, withDate: !isToday(redeemed.at, now) } }),
  };
  return { status: 'ready', offer, holder, qr: toQr(messages, voucher.data, code) };
}

function isToday(at: string, now: Date): boolean {
  return venueDay(new Date(at)) === venueDay(now);
}

function toQr(messages: Messages, { status }: Voucher, code: Remote<string>): QrPanelState {
  if (status !== 'available') return { status: 'unavailable' };
  if (code.status === 'loading') return code;
  if (code.status === 'error') {
    return { status: 'error', message: failureText(messages, code.code) };
  }
  const src = `data:image/png;base64,${code.data}`;
  return { status: 'ready', src, savedAt: code.asOf ?? null };
}
