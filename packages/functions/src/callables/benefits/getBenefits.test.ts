import { describe, expect, it } from 'vitest';
import { signedIn, signedOut, statusOf } from '../../../testing/calls/client.ts';
import { VENUES } from '../../../testing/games/demoLists.ts';
import { TURNED_AWAY } from '../../../testing/members/blockedMembers.ts';
import { getBenefitsContract } from '../../contract/benefits/getBenefits.ts';
import { TIERS } from '../../contract/tiers.ts';

const JACK_IN_LONDON = { tier: 'jack', venueId: 6 } as const;
const IN_EVERY_TIER = VENUES.flatMap(({ id }) => TIERS.map((tier) => ({ tier, venueId: id })));

describe('§7 benefits-getBenefits', () => {
  it.each(IN_EVERY_TIER)(
    '§6.7 §7.35 returns the benefits of $tier at venue $venueId, and those of all seven tiers',
    async (request) => {
      const client = await signedIn('queen');
      const { success, benefits, comparison } = await client.call(getBenefitsContract, request);
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

  it('returns more benefits for each higher tier, and different ones for each casino', async () => {
    const client = await signedIn('jack');
    const replies = await Promise.all(
      IN_EVERY_TIER.map((request) => client.call(getBenefitsContract, request)),
    );
    const distinct = new Set(replies.map(({ benefits }) => JSON.stringify(benefits)));
    expect(distinct.size).toBe(VENUES.length * TIERS.length);
  });

  it('§4 returns those of 6 for home casino 17', async () => {
    const client = await signedIn('king');
    const [at17, at6] = await Promise.all(
      [17, 6].map((venueId) => client.call(getBenefitsContract, { tier: 'king', venueId })),
    );
    expect(at17).toEqual(at6);
  });

  it('§8 rejects an unknown venue with "Unable to find venue details"', async () => {
    const client = await signedIn('jack');
    const call = client.call(getBenefitsContract, { tier: 'jack', venueId: 999 });
    await expect(call).rejects.toMatchObject({
      code: 'functions/not-found',
      message: expect.stringContaining('Unable to find venue details'),
    });
  });

  it('rejects a caller who is not signed in', async () => {
    expect(await statusOf(signedOut().call(getBenefitsContract, JACK_IN_LONDON))).toBe(
      'unauthenticated',
    );
  });

  it.each(TURNED_AWAY)('§4 rejects %s: %s', async (account, reason) => {
    const client = await signedIn(account);
    await expect(client.call(getBenefitsContract, JACK_IN_LONDON)).rejects.toMatchObject({
      code: 'functions/permission-denied',
      details: { reason },
    });
  });
});
