import type { PromotionFree } from '@casino/functions/contract';
import type { PromotionFreeState } from '@casino/ui';

/** Promotion-free mode as it shows at `now`; whether its pause is over, the server decides by its own clock. */
export function toPromotionFree(mode: PromotionFree, now: Date): PromotionFreeState {
  if (mode === null) return { status: 'off' };
  const { since, offFrom } = mode;
  if (offFrom === null) return { status: 'on', since };
  return now >= new Date(offFrom) ? { status: 'over' } : { status: 'pause', offFrom };
}
