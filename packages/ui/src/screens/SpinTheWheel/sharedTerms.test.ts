import { describe, expect, it } from 'vitest';
import { sharedTerms } from './sharedTerms.ts';

const casino = { productTypes: ['casino'], freeChoice: false, wageringTimes: 5 } as const;

describe('sharedTerms', () => {
  it('names prizes with the same terms once, and no prize without terms', () => {
    expect(
      sharedTerms([
        { name: '£10', incentive: casino },
        { name: 'Hat' },
        { name: '£20', incentive: { ...casino } },
      ]),
    ).toEqual([{ names: '£10 · £20', incentive: casino }]);
  });

  it('keeps another language apart', () => {
    const chinese = { name: '十英镑', locale: 'zh-Hans', incentive: casino };
    expect(sharedTerms([{ name: '£10', incentive: casino }, chinese])).toEqual([
      { names: '£10', incentive: casino },
      { names: '十英镑', locale: 'zh-Hans', incentive: casino },
    ]);
  });

  it.each([
    ['another product', { productTypes: ['bingo'] as const }],
    ['a free choice', { freeChoice: true }],
    ['another wagering requirement', { wageringTimes: 10 }],
  ])('keeps %s apart', (_, difference) => {
    const other = { ...casino, ...difference };
    expect(
      sharedTerms([
        { name: '£10', incentive: casino },
        { name: '£20', incentive: other },
      ]),
    ).toEqual([
      { names: '£10', incentive: casino },
      { names: '£20', incentive: other },
    ]);
  });
});
