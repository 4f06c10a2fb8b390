import type { Layout, Offer } from '../shared.types.ts';

/** An offer as its own page shows it. */
export interface OfferDetail extends Offer {
  /** Significant conditions, shown before the member acts. */
  readonly terms: string;
  /** Steps to redeem it, in order. */
  readonly howToRedeem: readonly string[];
  /** What a till types when it cannot scan. */
  readonly code: string;
}

/** The code that a till scans. */
export type OfferQrState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | {
      readonly status: 'ready';
      /** An image's address, such as a `data:image/png;base64,` URL. */
      readonly src: string;
      /** When this device kept the code, as an ISO instant; absent where it has just come. */
      readonly savedAt?: string | null;
    }
  /** Used, expired, upcoming, or in need of no code: the panel says which, from the offer's status. */
  | { readonly status: 'unavailable' };

/** The state of `OfferDetailsScreen`. */
export type OfferDetailsState =
  | { readonly status: 'loading' }
  /** What happened, in one sentence. */
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'not-found' }
  | {
      readonly status: 'ready';
      readonly offer: OfferDetail;
      readonly holder: string;
      readonly qr: OfferQrState;
    };

/** Props of `OfferDetailsScreen`. */
export interface OfferDetailsScreenProps {
  readonly layout: Layout;
  readonly state: OfferDetailsState;
  /** The list that this offer belongs to. */
  readonly offersHref: string;
  readonly onRetry: () => void;
  /** Asks for the code again. */
  readonly onRetryQr: () => void;
}
