/**
 * Which composition a screen shows: `mobile` under 768 px of window width, else `desktop`. Only the
 * app looks at the window. Specification section 2.
 */
export type Layout = 'mobile' | 'desktop';

/** What a member can still do with an offer. */
export type OfferStatus = 'available' | 'upcoming' | 'used' | 'expired';

/** What an offer takes part in: it chooses the artwork. */
export type OfferCategory = 'dining' | 'gaming' | 'drinks' | 'stay' | 'event';

/** An offer as lists show it. */
export interface Offer {
  readonly id: string;
  /** Where its details are, as a path of the app. */
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  readonly category: OfferCategory;
  readonly status: OfferStatus;
  /** Worth in pence, or null where it is not money. */
  readonly valuePence: number | null;
  /** ISO 8601 instant. */
  readonly validFrom: string;
  /** ISO 8601 instant. */
  readonly validUntil: string;
}
