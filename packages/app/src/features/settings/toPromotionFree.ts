import type { PromotionFree } from '@casino/functions/contract/saferGamblingSchema.ts';
import type { PromotionFreeState } from '@casino/ui/screens/Settings/Settings.types.ts';

/** Returns promotion-free mode at `now`, for display only. The server's clock decides when it ends. */
export function toPromotionFree(mode: PromotionFree, now: Date): PromotionFreeState {
  if (mode === null) return { status: 'off' };
  const { since, offFrom } = mode;
  if (offFrom === null) return { status: 'on', since };
  return now >= new Date(offFrom) ? { status: 'over' } : { status: 'pause', offFrom };
}
