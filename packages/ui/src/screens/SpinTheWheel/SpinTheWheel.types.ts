import type { Incentive } from '../../components/IncentiveTerms/IncentiveTerms.tsx';
import type { LoadFailureState } from '../../components/LoadFailure/LoadFailure.types.ts';
import type { WheelPrize } from '../../components/PrizeWheel/wheelLayout.ts';
import type { Layout } from '../../tokens/layouts.ts';
import type { Tier } from '../../tokens/tiers.ts';

/** A prize of today, in stock or gone. */
export interface SpinPrize extends WheelPrize {
  /** The language of its name, a BCP 47 tag; that of the group if it is absent. */
  readonly locale?: string | undefined;
  /** The stock; null if it is unlimited. */
  readonly left: number | null;
  readonly incentive?: Incentive | undefined;
}

/** The result of a spin. Days are `yyyy-mm-dd`. */
export interface SpinResult {
  /** The prize's number. */
  readonly prize: number;
  readonly prizeName: string;
  /** The language of `prizeName`, a BCP 47 tag; that of the group if it is absent. */
  readonly locale?: string | undefined;
  /** The day of the next spin; null after the last day. */
  readonly nextOn: string | null;
}

/** The stage of the game for the member. Instants are ISO 8601. Specification section 4. */
export type SpinStage =
  | { readonly kind: 'not-started'; readonly optInFrom: string }
  /** `busy` during the opt-in request. */
  | { readonly kind: 'opt-in'; readonly until: string; readonly busy: boolean }
  | { readonly kind: 'opt-in-closed' }
  /** The member has opted in; `playFrom` is the date to return. */
  | { readonly kind: 'waiting'; readonly playFrom: string }
  /** `failed` after a spin that failed and can be retried. */
  | { readonly kind: 'ready'; readonly failed: boolean }
  /** `prize` is the prize's number; null until the server replies. */
  | { readonly kind: 'spinning'; readonly prize: number | null }
  /** Won now, or earlier today. `voucherHref` is null if the voucher is no longer listed. */
  | ({ readonly kind: 'won' | 'played-won'; readonly voucherHref: string | null } & SpinResult)
  | ({ readonly kind: 'lost' | 'played-lost' } & SpinResult)
  /** Played today with another login of the member: the prize is unknown here. */
  | { readonly kind: 'played-elsewhere'; readonly win: boolean; readonly nextOn: string | null }
  | { readonly kind: 'ended' }
  | { readonly kind: 'offline' }
  /** The result is unknown, because the reply was lost. `busy` during the check. */
  | { readonly kind: 'unsettled'; readonly busy: boolean };

/** The game of the wheel. */
export interface SpinGame {
  readonly name: string;
  /** The language of its name, a BCP 47 tag; that of the group if it is absent. */
  readonly locale?: string | undefined;
  /** ISO 8601 instant. An end at midnight closes the day before. */
  readonly endsAt: string;
}

/** The state of Spin The Wheel. */
export type SpinTheWheelState =
  | { readonly status: 'loading' }
  | LoadFailureState
  | { readonly status: 'not-found' }
  | {
      readonly status: 'ready';
      readonly game: SpinGame;
      readonly tier: Tier;
      readonly stage: SpinStage;
      readonly prizes: readonly SpinPrize[];
      /** Published before the first play of the day; null while the game is not running. */
      readonly commitment: string | null;
      readonly prizeListVersion: string;
      /** Seeds the angle within the segment at which the wheel stops. */
      readonly seed: string;
      /** The casino's time, an ISO 8601 instant, if the device's clock differs much; else null. */
      readonly casinoClock: string | null;
    };

/** The props of Spin The Wheel. */
export interface SpinTheWheelScreenProps {
  readonly layout: Layout;
  readonly state: SpinTheWheelState;
  readonly homeHref: string;
  readonly onRetry: () => void;
  readonly onOptIn: () => void;
  readonly onSpin: () => void;
  /** Requests the result of a spin without a reply. */
  readonly onCheck: () => void;
  /** Called when the wheel stops on the prize of the stage `spinning`. */
  readonly onRest: () => void;
}
