import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { incentiveSchema } from './incentive.ts';
import {
  INCENTIVE_BREACHES,
  type IncentiveBreach,
  type IncentiveFacts,
  incentiveBreaches,
} from './incentiveRule.ts';

const incentive = (changes: Partial<IncentiveFacts>): IncentiveFacts => ({
  productTypes: ['casino'],
  freeChoice: false,
  wageringTimes: 0,
  ...changes,
});

const CASES: readonly [string, Partial<IncentiveFacts>, readonly IncentiveBreach[]][] = [
  ['one product type', {}, []],
  ['a meal, which is no gambling product', { productTypes: [] }, []],
  ['a repeated product type', { productTypes: ['casino', 'casino'] }, []],
  ['two product types', { productTypes: ['casino', 'betting'] }, ['mixed-products']],
  [
    'every product type as a bundle',
    { productTypes: ['betting', 'casino', 'bingo', 'lottery'] },
    ['mixed-products'],
  ],
  [
    'a free choice among all products',
    { productTypes: ['betting', 'casino', 'bingo', 'lottery'], freeChoice: true },
    [],
  ],
  ['a free choice without a list', { productTypes: [], freeChoice: true }, []],
  ['a wagering requirement of ten times', { wageringTimes: 10 }, []],
  ['a wagering requirement over ten times', { wageringTimes: 10.5 }, ['wagering-too-high']],
  [
    'a free choice with a wagering requirement over ten times',
    { freeChoice: true, wageringTimes: 11 },
    ['wagering-too-high'],
  ],
  [
    'a bundle with a wagering requirement over ten times',
    { productTypes: ['casino', 'bingo'], wageringTimes: 40 },
    ['mixed-products', 'wagering-too-high'],
  ],
];

describe('the rule on incentives', () => {
  it.each(CASES)('%s', (_, changes, breaches) => {
    expect(incentiveBreaches(incentive(changes))).toEqual(breaches);
  });

  it.each(CASES)('the schema agrees: %s', (_, changes, breaches) => {
    const { error } = z.safeParse(incentiveSchema, incentive(changes));
    const messages = error?.issues.map(({ message }) => message) ?? [];
    expect(messages.toSorted()).toEqual(
      breaches.map((each) => INCENTIVE_BREACHES[each]).toSorted(),
    );
  });
});

it.each([
  ['an unknown product type', { productTypes: ['poker'] }],
  ['a negative wagering requirement', { wageringTimes: -1 }],
  ['no wagering requirement', { wageringTimes: undefined }],
])('the schema of an incentive refuses %s', (_, changes) => {
  expect(z.safeParse(incentiveSchema, { ...incentive({}), ...changes }).success).toBe(false);
});
