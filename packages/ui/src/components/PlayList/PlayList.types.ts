import type { LoadFailureState } from '../LoadFailure/LoadFailure.types.ts';
/** The result of verifying a receipt on this device. */
export type PlayCheckState =
  | { readonly status: 'unchecked' | 'checking' | 'fails' | 'too-early' | 'failed' }
  /** `seed` is the day's secret, now published. */
  | { readonly status: 'holds'; readonly seed: string };

/** A play with its receipt. */
export interface PlayEntry {
  readonly id: string;
  readonly gameName: string;
  /** The language of `gameName`, a BCP 47 tag; that of the group if it is absent. */
  readonly gameLocale?: string | undefined;
  /** The day in the casino's time zone, `yyyy-mm-dd`. */
  readonly day: string;
  readonly win: boolean;
  readonly prizeName: string;
  /** As `gameLocale`, of `prizeName`. */
  readonly locale?: string | undefined;
  /** The path of the voucher for the prize, or null. */
  readonly voucherHref: string | null;
  /** SHA-256 in hexadecimal. */
  readonly commitment: string;
  readonly prizeListVersion: string;
  /** The numbers of the prizes that were sold out. */
  readonly soldOut: readonly number[];
  readonly check: PlayCheckState;
}

/** The state of a `PlayList`. */
export type PlayListState =
  | { readonly status: 'loading' }
  | LoadFailureState
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly plays: readonly PlayEntry[] };

/** Props of `PlayList`. */
export interface PlayListProps {
  readonly state: PlayListState;
  /** Called to load the plays again after an error. */
  readonly onRetry: () => void;
  /** Verifies the receipt of the play with this id. */
  readonly onCheck: (id: string) => void;
}
