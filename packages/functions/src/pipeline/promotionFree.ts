import { isPromotionFree } from '../contract/rules/saferGambling.ts';
import type { AuthLevel, CallerByLevel } from './caller.ts';
import { callableError } from './errors.ts';

/**
 * The reply to a caller in promotion-free mode; undefined for other callers and for callables that promote
 * nothing. Throws `permission-denied` if the callable says `refused`.
 */
export function promotionFreeAnswer<Reply>(
  promotionFree: 'refused' | Reply | undefined,
  caller: CallerByLevel[AuthLevel],
): Reply | undefined {
  if (promotionFree === undefined || caller.level !== 'member') return undefined;
  if (!isPromotionFree(caller.person)) return undefined;
  if (promotionFree !== 'refused') return promotionFree;
  throw callableError('permission-denied', undefined, { reason: 'promotion-free' });
}
