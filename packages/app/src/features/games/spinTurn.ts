import type { CallReply } from '@casino/functions/contract/catalogue/callableTypes.ts';
import type { Play } from '@casino/functions/contract/games/play.ts';
import type { OptIn } from '@casino/functions/contract/promotions/gameRules.ts';
import type { SpinRefusal } from '@casino/functions/contract/promotions/spinTheWheel.ts';
import type { PrizeWithIcon } from './withIcons.ts';

/** The result of a spin. */
export type SpinOutcome = Pick<
  Play,
  'day' | 'win' | 'prize' | 'prizeName' | 'locale' | 'voucherId'
>;

type FullReply = Extract<CallReply<'promotions-spinTheWheel'>, { readonly success: true }>;

/** A reply of the contract, or one with only the fields of section 7. */
type SpinReply = Pick<FullReply, 'success' | 'prize'> & Partial<FullReply>;

/**
 * The result in a reply; null if the wheel has no such prize. A reply with only the fields of section 7
 * takes the rest from the wheel on the page.
 * @param today the casino's calendar day, `yyyy-mm-dd`
 */
export function outcomeOf(
  { success: _, ...result }: SpinReply,
  prizes: readonly PrizeWithIcon[],
  today: string,
): SpinOutcome | null {
  const shown = prizes.find(({ number }) => number === result.prize);
  if (!shown) return null;
  const { name: prizeName, win, locale } = shown;
  return { day: today, prizeName, ...(locale && { locale }), win, voucherId: null, ...result };
}

/** The member's current step on the page. The loaded data decides everything else. */
export type SpinTurn =
  /** `failed`: the last spin failed and does not count. */
  | { readonly kind: 'idle'; readonly failed: boolean }
  | { readonly kind: 'opting-in' }
  | { readonly kind: 'opted-in'; readonly optIn: OptIn }
  /** `outcome` is null until the server replies. */
  | { readonly kind: 'spinning'; readonly outcome: SpinOutcome | null }
  /** The wheel has stopped. The page shows the result as new until it closes. */
  | { readonly kind: 'shown'; readonly outcome: SpinOutcome }
  /** The server refused the spin on this day, `yyyy-mm-dd`. */
  | { readonly kind: 'refused'; readonly error: SpinRefusal; readonly day: string }
  /** The reply was lost; `busy` while the page fetches the result. */
  | { readonly kind: 'unsettled'; readonly busy: boolean };

/** A spin of this device with a result that the member has not seen. */
export interface PendingSpin {
  readonly requestId: string;
  /** The casino's calendar day, `yyyy-mm-dd`. */
  readonly day: string;
}

/** Returns the pending spin of this day, or a new one. The same request id makes a retry idempotent. */
export function pendingSpin(
  before: PendingSpin | null,
  day: string,
  newId: () => string,
): PendingSpin {
  return before?.day === day ? before : { requestId: newId(), day };
}
