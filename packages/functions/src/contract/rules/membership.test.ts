import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TIER_NAMES, TIERS } from '../tiers.ts';
import { MEMBERSHIP_TYPES, membershipBlock, toTier, venueOfHomeCasino } from './membership.ts';

const blockOf = (membership_type_id: number, suspended = false) =>
  membershipBlock({ suspended, membership_type_id });

/** Above every id of the specification. */
const ALL_IDS = Array.from({ length: 1_000 }, (_, id) => id);

// The specification has the only table of types: the code must have each of its ids, and no other.
const SECTION = readFileSync(
  new URL('../../../../../docs/specification/4-states-and-transitions.md', import.meta.url),
  'utf8',
);
const lines = (pattern: RegExp) => [...SECTION.matchAll(pattern)].map(([, ...cells]) => cells);

const TIER_LINES = lines(/^- \*\*(4\.\d+)\*\* Membership id (\d+) is ([A-Z][A-Za-z ]+)/gm).map(
  ([line, id, tier]) => [`§${line}`, Number(id), tier] as const,
);
const [[order = ''] = []] = lines(/^- \*\*4\.9\*\* Tier order: (.+)$/gm);
const [[list = ''] = []] = lines(/^- \*\*4\.27\*\* The update-required list: ([\d,]+)$/gm);
const BLOCK_LINES = [
  ...list.split(',').map((id) => ['§4.27', Number(id), 'update-required'] as const),
  ...lines(/^- \*\*(4\.\d+)\*\* Id (\d+): (executive|account-required|temporary)\b/gm).map(
    ([line, id, block]) => [`§${line}`, Number(id), block] as const,
  ),
];

describe('§4 membership id to tier', () => {
  it.each(TIER_LINES)('%s id %i is %s', (_, id, name) => {
    expect(TIER_NAMES[toTier(id)]).toBe(name);
  });

  it('§4 no other id has a tier', () => {
    const assigned = TIERS.flatMap((tier) =>
      MEMBERSHIP_TYPES[tier].map((id) => [id, TIER_NAMES[tier]]),
    );
    const specified = TIER_LINES.map(([, id, name]) => [id, name]);
    expect(assigned.toSorted()).toEqual(specified.toSorted());
  });

  it('§4.9 the tiers are in the order of the specification', () => {
    expect(TIERS.map((tier) => TIER_NAMES[tier]).join(', ')).toBe(order);
  });
});

describe('§4 membership types that are blocked', () => {
  it.each(BLOCK_LINES)('%s id %i is %s', (_, id, block) => {
    expect(blockOf(id)).toBe(block);
  });

  it('§4 no other id is blocked', () => {
    const specified = BLOCK_LINES.map(([, id]) => id);
    expect(ALL_IDS.filter((id) => blockOf(id) !== null)).toEqual(
      specified.toSorted((a, b) => a - b),
    );
  });

  it.each([49, 2, 45, 19, 34, 999])('§4.25 a suspension outranks the id: %i', (id) => {
    expect(blockOf(id, true)).toBe('suspended');
  });
});

describe('§4 home casino', () => {
  it('§4.33 17 is treated as 6', () => expect(venueOfHomeCasino(17)).toBe(6));
  it.each([6, 9, 12, 21])('%i is itself', (id) => expect(venueOfHomeCasino(id)).toBe(id));
});
