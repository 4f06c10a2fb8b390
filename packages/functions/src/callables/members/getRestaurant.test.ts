import { describe, expect, it } from 'vitest';
import { signedIn, statusOf } from '../../../testing/calls/client.ts';
import { RESTAURANTS } from '../../../testing/games/demoLists.ts';

describe('§7 members-getRestaurant', () => {
  it.each(RESTAURANTS.map((each) => [each.name, each] as const))(
    '§7.43 returns %s',
    async (_, each) => {
      const client = await signedIn('jack');
      const found = await client.call('members-getRestaurant', { venueId: each.venueId });
      expect(found).toEqual(each);
      expect(found.menus.length).toBeGreaterThan(0);
    },
  );

  it('§4 returns that of 6 for home casino 17', async () => {
    const found = await (await signedIn('king')).call('members-getRestaurant', { venueId: 17 });
    expect(found.name).toBe('Meridian');
  });

  it('rejects a casino without a restaurant with not-found', async () => {
    const client = await signedIn('jack');
    expect(await statusOf(client.call('members-getRestaurant', { venueId: 21 }))).toBe('not-found');
  });
});
