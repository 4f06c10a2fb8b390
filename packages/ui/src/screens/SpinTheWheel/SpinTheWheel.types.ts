import type { WheelPrize } from '../../components/PrizeWheel/wheelLayout.ts';
import type { Tier } from '../../tokens/tiers.ts';
import type { Layout } from '../shared.types.ts';

/** A prize on offer today, in stock or gone. */
export interface SpinPrize extends WheelPrize {
  /** How many are left; null where it cannot run out. */
  readonly left: number | null;
}

/** A result that the wheel rests on. Days are `yyyy-mm-dd`. */
export interface SpinResult {
  /** The prize's number. */
  readonly prize: number;
  readonly prizeName: string;
  /** The day on which the member can spin again; null after the last. */
  readonly nextOn: string | null;
}

/** What the member can do, or what came of it. Instants are ISO 8601. Specification section 4. */
export type SpinStage =
  | { readonly kind: 'not-started'; readonly optInFrom: string }
  /** `busy` while the opt-in is on its way. */
  | { readonly kind: 'opt-in'; readonly until: string; readonly busy: boolean }
  | { readonly kind: 'opt-in-closed' }
  /** Opted in: the date to return. */
  | { readonly kind: 'waiting'; readonly playFrom: string }
  /** `failed` after a spin that was not used. */
  | { readonly kind: 'ready'; readonly failed: boolean }
  /** `prize` is its number once the server has decided. */
  | { readonly kind: 'spinning'; readonly prize: number | null }
  /** Just now, or while the member was away: `voucherHref` is null for a voucher of long ago. */
  | ({ readonly kind: 'won' | 'played-won'; readonly voucherHref: string | null } & SpinResult)
  | ({ readonly kind: 'lost' | 'played-lost' } & SpinResult)
  | { readonly kind: 'ended' }
  | { readonly kind: 'offline' }
  /** The server may have decided; `busy` while it is asked. */
  | { readonly kind: 'unsettled'; readonly busy: boolean };

/** The game of the page. */
export interface SpinGame {
  readonly name: string;
  /** ISO 8601 instants. */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The state of `SpinTheWheelScreen`. */
export type SpinTheWheelState =
  | { readonly status: 'loading' }
  /** What happened, in one sentence. */
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'not-found' }
  | {
      readonly status: 'ready';
      readonly game: SpinGame;
      readonly tier: Tier;
      readonly stage: SpinStage;
      readonly prizes: readonly SpinPrize[];
      /** Published before the first play of the day; null while the game is not on. */
      readonly commitment: string | null;
      readonly prizeListVersion: string;
      /** Chooses where within a prize the wheel comes to rest. */
      readonly seed: string;
      /** The casino's time where the device's clock is far from it, else null. */
      readonly casinoClock: string | null;
    };

/** Props of `SpinTheWheelScreen`. */
export interface SpinTheWheelScreenProps {
  readonly layout: Layout;
  readonly state: SpinTheWheelState;
  readonly homeHref: string;
  readonly onRetry: () => void;
  readonly onOptIn: () => void;
  readonly onSpin: () => void;
  /** Asks again for the result of a spin whose answer never came. */
  readonly onCheck: () => void;
  /** The wheel has come to rest on the prize of the stage `spinning`. */
  readonly onRest: () => void;
}
