import { describe, expect, it } from 'vitest';
import { nextTier, TIER_NAMES, TIER_POINT_CAPS, TIERS, tierProgress } from './tiers.ts';

const tierCalled = (name: string) => {
  const tier = TIERS.find((each) => TIER_NAMES[each] === name);
  if (!tier) throw new Error(`There is no tier called ${name}.`);
  return tier;
};

describe('§9 tier point caps', () => {
  it.each([
    ['§9.1', 'Jack', 18_000],
    ['§9.2', 'Queen', 36_000],
    ['§9.3', 'Queen of Spades', 54_000],
    ['§9.4', 'King', 72_000],
    ['§9.5', 'King of Hearts', 108_000],
    ['§9.6', 'King of Spades', 144_000],
  ])('%s %s: %i', (_, name, cap) => {
    expect(TIER_POINT_CAPS[tierCalled(name)]).toBe(cap);
  });

  it('Ace has none', () => expect(TIER_POINT_CAPS[tierCalled('Ace')]).toBeNull());
});

describe('§9 tier progress is reward points over the cap, times 1000', () => {
  it.each([
    ['Jack', 0, 0],
    ['Jack', 9_000, 500],
    ['Queen', 35_999, 999],
    ['Queen', 36_000, 1_000],
    ['King of Spades', 200_000, 1_000],
    ['Ace', 5, 1_000],
    ['Ace', 0, 1_000],
  ])('§9.7 %s with %i', (name, points, progress) => {
    expect(tierProgress(tierCalled(name), points)).toBe(progress);
  });
});

it('§9 the tier after a tier is the one above it, and none after Ace', () => {
  expect(TIERS.map(nextTier)).toEqual([...TIERS.slice(1), null]);
});
