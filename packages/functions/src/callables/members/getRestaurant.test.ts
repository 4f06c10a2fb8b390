import { describe, expect, it } from 'vitest';
import { signedIn } from '../../../testing/calls/client.ts';
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
});
