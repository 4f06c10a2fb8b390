/** What came of checking a receipt on this device. */
export type PlayCheckState =
  | { readonly status: 'unchecked' | 'checking' | 'fails' | 'too-early' | 'failed' }
  /** `seed` is the day's secret, published now. */
  | { readonly status: 'holds'; readonly seed: string };

/** A play with its receipt. */
export interface PlayEntry {
  readonly id: string;
  readonly gameName: string;
  /** The casino's day, `yyyy-mm-dd`. */
  readonly day: string;
  readonly win: boolean;
  readonly prizeName: string;
  /** The voucher that was won; null where there is none. */
  readonly voucherHref: string | null;
  /** SHA-256 in hexadecimal. */
  readonly commitment: string;
  readonly prizeListVersion: string;
  /** The numbers of the prizes that had run out. */
  readonly soldOut: readonly number[];
  readonly check: PlayCheckState;
}

export type PlayListState =
  | { readonly status: 'loading' }
  /** What happened, in one sentence. */
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'empty' }
  | { readonly status: 'ready'; readonly plays: readonly PlayEntry[] };

export interface PlayListProps {
  readonly state: PlayListState;
  readonly onRetry: () => void;
  /** Checks the receipt of a play by its id. */
  readonly onCheck: (id: string) => void;
}
