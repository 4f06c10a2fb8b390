import type { PromotionFree, SaferGambling } from '../../contract/saferGamblingSchema.ts';

/** The more protective of each setting, for merging two persons. */
export function strictest(one: SaferGambling, other: SaferGambling): SaferGambling {
  return {
    promotionFree: longest(one.promotionFree, other.promotionFree),
    realityCheckMinutes: moreOften(one.realityCheckMinutes, other.realityCheckMinutes),
  };
}

type Minutes = SaferGambling['realityCheckMinutes'];

function moreOften(one: Minutes, other: Minutes): Minutes {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/** The mode that is on, or that ends later. */
function longest(one: PromotionFree, other: PromotionFree): PromotionFree {
  if (one === null || other === null) return one ?? other;
  if (one.offFrom === null || other.offFrom === null) return one.offFrom === null ? one : other;
  return one.offFrom >= other.offFrom ? one : other;
}
