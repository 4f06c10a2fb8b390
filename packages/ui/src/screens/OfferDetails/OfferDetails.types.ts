import type { Incentive } from '../../components/IncentiveTerms/IncentiveTerms.tsx';
import type { LoadFailureState } from '../../components/LoadFailure/LoadFailure.types.ts';
import type { Layout } from '../../tokens/layouts.ts';
import type { Offer } from '../shared/offer.types.ts';

/** An offer with its conditions, steps and code. */
export interface OfferDetail extends Offer {
  /** Significant conditions. */
  readonly terms: string;
  readonly incentive?: Incentive | undefined;
  /** The steps to redeem the offer, in order. */
  readonly howToRedeem: readonly string[];
  /** The code to type at a till that cannot scan. */
  readonly code: string;
}

/** The QR code for the till. */
export type OfferQrState =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | {
      readonly status: 'ready';
      /** An image's address, such as a `data:image/png;base64,` URL. */
      readonly src: string;
      /** The time at which this device cached the code, as an ISO instant; absent if the code is fresh. */
      readonly savedAt?: string | null;
    }
  /** The offer is used, expired, upcoming, or needs no code. The panel shows the reason from the offer's status. */
  | { readonly status: 'unavailable' };

/** The state of the page of an offer. */
export type OfferDetailsState =
  | { readonly status: 'loading' }
  | LoadFailureState
  | { readonly status: 'not-found' }
  | {
      readonly status: 'ready';
      readonly offer: OfferDetail;
      readonly holder: string;
      readonly qr: OfferQrState;
    };

/** The props of the page of an offer. */
export interface OfferDetailsScreenProps {
  readonly layout: Layout;
  readonly state: OfferDetailsState;
  /** The address of the list of offers. */
  readonly offersHref: string;
  readonly onRetry: () => void;
  /** Loads the code again. Absent without a connection: the code loads when it returns. */
  readonly onRetryQr?: (() => void) | undefined;
}
