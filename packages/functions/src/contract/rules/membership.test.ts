import { describe, expect, it } from 'vitest';
import { TIER_NAMES, TIERS } from '../tiers.ts';
import { MEMBERSHIP_TYPES, membershipBlock, toTier, venueOfHomeCasino } from './membership.ts';

const blockOf = (membership_type_id: number, suspended = false) =>
  membershipBlock({ suspended, membership_type_id });

const UPDATE_REQUIRED = [
  2, 22, 41, 43, 3, 4, 5, 35, 54, 23, 53, 56, 6, 7, 38, 8, 9, 10, 27, 12, 37, 30, 39, 13, 14, 36,
  33, 15, 32, 31, 16, 42, 17, 11, 51, 26, 50, 24, 18, 20, 40, 21, 28,
];

describe('§4 membership id to tier', () => {
  it.each([
    ['§4.1', 34, 'Jack'],
    ['§4.2', 49, 'Jack'],
    ['§4.3', 46, 'Ace'],
    ['§4.4', 47, 'King'],
    ['§4.5', 48, 'Queen'],
    ['§4.6', 57, 'King of Hearts'],
    ['§4.7', 58, 'King of Spades'],
    ['§4.8', 59, 'Queen of Spades'],
  ])('%s %i is %s', (_, id, name) => {
    expect(TIER_NAMES[toTier(id)]).toBe(name);
  });

  it.each(TIERS)('each membership id of %s belongs to that tier only', (tier) => {
    expect(MEMBERSHIP_TYPES[tier].map(toTier)).toEqual(MEMBERSHIP_TYPES[tier].map(() => tier));
  });

  it('§4.9 the tiers are in the order of the specification', () => {
    expect(TIERS.map((tier) => TIER_NAMES[tier])).toEqual([
      'Jack',
      'Queen',
      'Queen of Spades',
      'King',
      'King of Hearts',
      'King of Spades',
      'Ace',
    ]);
  });
});

describe('§4 membership types that are blocked', () => {
  it.each(UPDATE_REQUIRED)('§4.27 id %i is update-required', (id) => {
    expect(blockOf(id)).toBe('update-required');
  });

  it('§4.27 no other id is update-required', () => {
    const ids = Array.from({ length: 1_000 }, (_, id) => id);
    expect(ids.filter((id) => blockOf(id) === 'update-required')).toEqual(
      UPDATE_REQUIRED.toSorted((a, b) => a - b),
    );
  });

  it.each([
    ['§4.28', 45, 'executive'],
    ['§4.29', 52, 'executive'],
    ['§4.30', 19, 'account-required'],
    ['§4.1 §4.31', 34, 'temporary'],
  ])('%s id %i is %s', (_, id, block) => {
    expect(blockOf(id)).toBe(block);
  });

  it.each([49, 2, 45, 19, 34, 999])('§4.25 a suspension outranks the id: %i', (id) => {
    expect(blockOf(id, true)).toBe('suspended');
  });

  it.each([49, 46, 47, 48, 57, 58, 59])('id %i is not blocked', (id) => {
    expect(blockOf(id)).toBeNull();
  });
});

describe('§4 home casino', () => {
  it('§4.33 17 is treated as 6', () => expect(venueOfHomeCasino(17)).toBe(6));
  it.each([6, 9, 12, 21])('%i is itself', (id) => expect(venueOfHomeCasino(id)).toBe(id));
});
