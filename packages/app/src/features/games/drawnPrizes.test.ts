import type { OfferedPrize } from '@casino/functions/contract/promotions/spinToWinPrizes.ts';
import type { VoucherCategory } from '@casino/functions/contract/vouchers/getAllVouchers.ts';
import { describe, expect, it } from 'vitest';
import { drawnPrizes } from './drawnPrizes.ts';

const iconsOf = (...categories: readonly (VoucherCategory | null | undefined)[]) =>
  drawnPrizes(
    categories.map(
      (category, index): OfferedPrize => ({
        number: index + 1,
        name: 'A prize',
        win: true,
        weight: 1,
        stock: 1,
        left: index,
        ...(category !== undefined && { category }),
      }),
    ),
  ).map(({ icon }) => icon);

describe('the drawings of prizes', () => {
  it.each([
    [
      'differ by category',
      ['stay', 'gaming', 'drinks', 'event'],
      ['moon', 'chip', 'glass', 'calendar'],
    ],
    ['differ within a category', ['dining', 'stay', 'dining'], ['cloche', 'moon', 'cup']],
    [
      'repeat if a category has more prizes than drawings',
      ['drinks', 'drinks'],
      ['glass', 'glass'],
    ],
    ['are a gift without a category', [null, undefined], ['gift', 'gift']],
  ] as const)('%s', (_, categories, icons) => {
    expect(iconsOf(...categories)).toEqual(icons);
  });
});
