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

  it.each([
    ['another language', { locale: 'zh-Hans' }],
    ['another product', { incentive: { ...casino, productTypes: ['bingo'] as const } }],
    ['a free choice', { incentive: { ...casino, freeChoice: true } }],
    ['another wagering requirement', { incentive: { ...casino, wageringTimes: 10 } }],
  ])('keeps %s apart', (_, difference) => {
    const terms = { incentive: casino, ...difference };
    expect(
      sharedTerms([
        { name: '£10', incentive: casino },
        { name: '£20', ...terms },
      ]),
    ).toEqual([
      { names: '£10', incentive: casino },
      { names: '£20', ...terms },
    ]);
  });
});
