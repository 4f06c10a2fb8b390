import type { OptIn, Play } from '@casino/functions/contract';

/** What a spin came to. */
export type SpinOutcome = Pick<Play, 'day' | 'win' | 'prize' | 'prizeName' | 'voucherId'>;

/** What the member does on the page just now; everything else follows from what was loaded. */
export type SpinTurn =
  /** `failed` after a spin that was not used. */
  | { readonly kind: 'idle'; readonly failed: boolean }
  | { readonly kind: 'opting-in' }
  | { readonly kind: 'opted-in'; readonly optIn: OptIn }
  /** `outcome` is null until the server's answer is here. */
  | { readonly kind: 'spinning'; readonly outcome: SpinOutcome | null }
  /** The wheel has come to rest: the result is told as new for as long as the page is open. */
  | { readonly kind: 'shown'; readonly outcome: SpinOutcome }
  /** The answer never came; `busy` while it is looked for. */
  | { readonly kind: 'unsettled'; readonly busy: boolean };

/** A spin that this device has begun, and whose result the member has not seen. */
export interface PendingSpin {
  readonly requestId: string;
  /** The casino's calendar day, `yyyy-mm-dd`. */
  readonly day: string;
}

/** What a spin is called: what it was called before where it was begun already on this day. */
export function pendingSpin(
  before: PendingSpin | null,
  day: string,
  newId: () => string,
): PendingSpin {
  return before?.day === day ? before : { requestId: newId(), day };
}
