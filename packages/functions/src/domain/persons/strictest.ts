import type { PromotionFree, SaferGambling } from '../../contract/saferGamblingSchema.ts';

/** The more protective of each setting, for merging two persons. */
export function strictest(one: SaferGambling, other: SaferGambling): SaferGambling {
  return {
    promotionFree: longest(one.promotionFree, other.promotionFree),
    realityCheckMinutes: moreOften(one.realityCheckMinutes, other.realityCheckMinutes),
  };
}

/** The settings of a similar person as copied `at` a time, which does not disclose when the other made them. */
export function withoutDates(
  { promotionFree, realityCheckMinutes }: SaferGambling,
  at: Date,
): SaferGambling {
  return {
    promotionFree: promotionFree && { since: at.toISOString(), offFrom: null },
    realityCheckMinutes,
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
