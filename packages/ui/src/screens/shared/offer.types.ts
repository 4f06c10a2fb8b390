import type { OfferCategory } from '../../artwork/OfferArtwork.tsx';
import type { VoucherStatus } from '../../components/VoucherCard/VoucherStatusBadge.tsx';

/** The use of an offer at a till. */
export interface OfferRedemption {
  /** ISO 8601 instant. */
  readonly at: string;
  /** The name of the venue, or null if it is unknown. */
  readonly venueName: string | null;
}

/** An offer in a list. */
export interface Offer {
  readonly id: string;
  /** The path of its details. */
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  /** The language of its texts, a BCP 47 tag; that of the group if it is absent. */
  readonly locale?: string | undefined;
  /** Chooses the artwork; null for plain artwork. */
  readonly category: OfferCategory | null;
  readonly status: VoucherStatus;
  /** The name of the casino where it can be used, or null if it is unknown. */
  readonly venueName: string | null;
  /** The value in pence, or null if it is not money. */
  readonly valuePence: number | null;
  /** ISO 8601 instant. */
  readonly validFrom: string;
  /** The ISO 8601 instant from which it has ended. An end at midnight closes the day before, and is shown without a time. */
  readonly validUntil: string;
  /** Whole days until its last day; 0 on that day. Only of an offer that ends soon. */
  readonly daysLeft?: number;
  /** Only of a used offer, and only if the time of its use is known. */
  readonly redeemed?: OfferRedemption;
}
