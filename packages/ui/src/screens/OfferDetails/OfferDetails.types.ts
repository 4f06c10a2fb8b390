import type { Incentive } from '../../components/IncentiveTerms/IncentiveTerms.tsx';
import type { LoadFailureState } from '../../components/LoadFailure/LoadFailure.types.ts';
import type { QrPanelState } from '../../components/QrPanel/QrPanel.tsx';
import type { Layout } from '../../tokens/layouts.ts';
import type { Offer, OfferRedemption } from '../shared/offer.types.ts';

/** How to book the table of a meal: on the page of the restaurant, or by a call to the casino. */
export type OfferBooking =
  | { readonly kind: 'restaurant'; readonly href: string }
  | {
      readonly kind: 'telephone';
      /** As written for people, with spaces. */
      readonly telephone: string;
    };

/** An offer with its conditions, steps and code. */
export interface OfferDetail extends Offer {
  /** Significant conditions. */
  readonly terms: string;
  readonly incentive?: Incentive | undefined;
  /** The steps to redeem the offer, in order. */
  readonly howToRedeem: readonly string[];
  /** The code to type at a till that cannot scan. */
  readonly code: string;
  /** Absent for an offer that needs no table, or if no way to book one is known. */
  readonly booking?: OfferBooking;
  readonly redeemed?: OfferRedemption & {
    /** True if it was not today, so that a time without its date would be ambiguous. */
    readonly withDate: boolean;
  };
}

/** The state of the page of an offer. */
export type OfferDetailsState =
  | { readonly status: 'loading' }
  | LoadFailureState
  | { readonly status: 'not-found' }
  | {
      readonly status: 'ready';
      readonly offer: OfferDetail;
      readonly holder: string;
      /** `unavailable`: the offer is used, expired, upcoming, or needs no code. */
      readonly qr: QrPanelState;
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
