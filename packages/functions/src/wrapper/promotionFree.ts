import { isPromotionFree } from '../contract/index.ts';
import type { AuthLevel, CallerByLevel } from './caller.ts';
import { refusal } from './errors.ts';

/**
 * What a caller in promotion-free mode is answered instead; undefined for everybody else, and where a
 * callable promotes nothing. Throws `permission-denied` where it is `refused`.
 */
export function promotionFreeAnswer<Reply>(
  promotionFree: 'refused' | Reply | undefined,
  caller: CallerByLevel[AuthLevel],
): Reply | undefined {
  if (promotionFree === undefined || caller.level !== 'member') return undefined;
  if (!isPromotionFree(caller.person)) return undefined;
  if (promotionFree !== 'refused') return promotionFree;
  throw refusal('permission-denied', undefined, { reason: 'promotion-free' });
}
