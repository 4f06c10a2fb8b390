import type { OfferedPrize } from '@casino/functions/contract/promotions/spinToWinPrizes.ts';
import type { VoucherCategory } from '@casino/functions/contract/vouchers/getAllVouchers.ts';
import type { PrizeIcon } from '@casino/ui/components/PrizeWheel/prizeIcons.ts';

/** A prize with its drawing on the wheel. */
export type DrawnPrize = Omit<OfferedPrize, 'category'> & { readonly icon: PrizeIcon };

/** The drawings of a category. Several prizes of a category get different drawings. */
const ICONS: Readonly<Record<VoucherCategory, readonly PrizeIcon[]>> = {
  dining: ['cloche', 'cup', 'cutlery'],
  gaming: ['chip', 'reels'],
  drinks: ['glass'],
  stay: ['moon'],
  event: ['calendar'],
};

/**
 * Adds the drawing of each prize. Prizes of one category get its drawings in order, and the last drawing if there are
 * more prizes. A prize without a category gets a gift. The result depends on the whole list and not on the stock, so a
 * prize keeps its drawing when another prize runs out.
 */
export function drawnPrizes(prizes: readonly OfferedPrize[]): DrawnPrize[] {
  const used = new Map<VoucherCategory, number>();
  return prizes.map(({ category, ...prize }) => {
    if (!category) return { ...prize, icon: 'gift' };
    const drawings = ICONS[category];
    const index = used.get(category) ?? 0;
    used.set(category, index + 1);
    return { ...prize, icon: drawings[Math.min(index, drawings.length - 1)] ?? 'gift' };
  });
}
