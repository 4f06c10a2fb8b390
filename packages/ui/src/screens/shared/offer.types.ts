import type { OfferCategory } from '../../artwork/OfferArtwork.tsx';
import type { VoucherStatus } from '../../components/VoucherCard/VoucherStatusBadge.tsx';

/** An offer in a list. */
export interface Offer {
  readonly id: string;
  /** The path of its details. */
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  /** Chooses the artwork; null for plain artwork. */
  readonly category: OfferCategory | null;
  readonly status: VoucherStatus;
  /** The value in pence, or null if it is not money. */
  readonly valuePence: number | null;
  /** ISO 8601 instant. */
  readonly validFrom: string;
  /** The ISO 8601 instant from which it has ended. An end at midnight closes the day before, and is shown without a time. */
  readonly validUntil: string;
}
