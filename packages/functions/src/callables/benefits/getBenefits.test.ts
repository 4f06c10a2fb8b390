import { describe, expect, it } from 'vitest';
import { signedIn } from '../../../testing/calls/client.ts';
import { VENUES } from '../../../testing/games/demoLists.ts';
import { TIERS } from '../../contract/tiers.ts';

const IN_EVERY_TIER = VENUES.flatMap(({ id }) => TIERS.map((tier) => ({ tier, venueId: id })));

describe('§7 benefits-getBenefits', () => {
  it.each(IN_EVERY_TIER)(
    '§6.7 §7.35 returns the benefits of $tier at venue $venueId, and those of all seven tiers',
    async (request) => {
      const client = await signedIn('queen');
      const { success, benefits, comparison } = await client.call('benefits-getBenefits', request);
      expect(success).toBe(true);
      expect(benefits.map(({ id, gives }) => [id, gives])).toEqual(
        comparison.flatMap(({ id, gives }) => {
          const own = gives[request.tier];
          return own === null ? [] : [[id, own]];
        }),
      );
      expect(benefits.length).toBeGreaterThanOrEqual(4);
      for (const { gives } of comparison) expect(Object.keys(gives)).toEqual([...TIERS]);
    },
  );
});
