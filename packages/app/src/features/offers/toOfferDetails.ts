import { venueDay } from '@casino/functions/contract/rules/venueDay.ts';
import type { Voucher } from '@casino/functions/contract/vouchers/getAllVouchers.ts';
import type { QrPanelState } from '@casino/ui/components/QrPanel/QrPanel.tsx';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import type {
  OfferBooking,
  OfferDetailsState,
} from '@casino/ui/screens/OfferDetails/OfferDetails.types.ts';
import { failureText, unreadyState } from '../../lib/remote/failure.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { pathTo } from '../../pages/paths.ts';
import type { MemberData } from '../../session/state/session.ts';
import { toOffer } from '../shared/offers/toOffer.ts';
import { toVenueNames } from '../shared/venues/venueNames.ts';

/** What the page of an offer depends on besides its voucher. */
export interface OfferSources {
  /** The QR code as a base64 PNG; only available vouchers have one. */
  readonly code: Remote<string>;
  /** The member's name. */
  readonly holder: string;
  /** The member's casino, which knows the others. */
  readonly venue: MemberData['venue'];
  readonly now: Date;
}

/**
 * Returns the state of an offer's page.
 * @param voucher null if the member has no voucher with the id of the page
 */
export function toOfferDetails(
  messages: Messages,
  voucher: Remote<Voucher | null>,
  { code, holder, venue, now }: OfferSources,
): OfferDetailsState {
  if (voucher.status !== 'ready') return unreadyState(messages, voucher);
  if (voucher.data === null) return { status: voucher.isValidating ? 'loading' : 'not-found' };
  const { terms, incentive, howToRedeem, code: letters } = voucher.data;
  const { redeemed, ...listed } = toOffer(voucher.data, toVenueNames(venue));
  const booking = toBooking(voucher.data, venue);
  const offer = {
    ...listed,
    ...{ terms, incentive, howToRedeem, code: letters },
    ...(booking && { booking }),
    ...(redeemed && { redeemed: { ...redeemed, withDate: !isToday(redeemed.at, now) } }),
  };
  return { status: 'ready', offer, holder, qr: toQr(messages, voucher.data, code) };
}

/**
 * Returns how to book the table of a meal that can still be had: on the page of the restaurant, if it is that of the member's
 * casino, and else by a call to the casino.
 */
function toBooking(
  { category, status, venueId }: Voucher,
  venue: MemberData['venue'],
): OfferBooking | null {
  if (category !== 'dining' || status === 'used' || status === 'expired') return null;
  if (venue !== null && venueId === venue.id && venue['tv.VenueRestaurantPage'] !== '') {
    return { kind: 'restaurant', href: pathTo('restaurant') };
  }
  const casino = venue && [venue, ...venue.otherVenues].find(({ id }) => id === venueId);
  return casino ? { kind: 'telephone', telephone: casino.telephone } : null;
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
