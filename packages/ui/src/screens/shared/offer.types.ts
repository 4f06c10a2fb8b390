import type { OfferCategory } from '../../artwork/OfferArtwork.tsx';
import type { VoucherStatus } from '../../components/VoucherCard/VoucherStatusBadge.tsx';

/** An offer as lists show it. */
export interface Offer {
  readonly id: string;
  /** Where its details are, as a path of the app. */
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  /** Chooses the artwork; null for an offer without a picture of its own. */
  readonly category: OfferCategory | null;
  readonly status: VoucherStatus;
  /** Worth in pence, or null where it is not money. */
  readonly valuePence: number | null;
  /** ISO 8601 instant. */
  readonly validFrom: string;
  /** ISO 8601 instant. */
  readonly validUntil: string;
}
