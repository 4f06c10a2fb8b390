import { describe, expect, it } from 'vitest';
import { signedIn } from '../../../testing/calls/client.ts';
import { VENUES } from '../../../testing/games/demoLists.ts';

function inShort(venue: (typeof VENUES)[number]) {
  const { id, pagetitle, logo, address, mapUrl, telephone } = venue;
  const restaurantPage = venue['tv.VenueRestaurantPage'];
  return {
    id,
    pagetitle,
    logo,
    address,
    mapUrl,
    telephone,
    'tv.VenueRestaurantPage': restaurantPage,
  };
}

describe('§7 members-getVenue', () => {
  it.each(VENUES.map((venue) => [venue.pagetitle, venue] as const))(
    '§7.31 returns %s',
    async (_, venue) => {
      const client = await signedIn('jack');
      const { otherVenues, ...found } = await client.call('members-getVenue', {
        venueId: venue.id,
      });
      expect(found).toEqual(venue);
      const others = VENUES.filter(({ id }) => id !== venue.id);
      expect(otherVenues).toEqual(others.map((other) => expect.objectContaining(inShort(other))));
    },
  );

  it('§3.19 §3.20 §3.21 §3.22 §3.23 returns a name, a logo, a uri, rules and the page of the restaurant', async () => {
    const venue = await (await signedIn('jack')).call('members-getVenue', { venueId: 6 });
    const fields = ['pagetitle', 'logo', 'uri', 'RulesOfCasino', 'tv.VenueRestaurantPage'] as const;
    expect(fields.filter((field) => venue[field] === '')).toEqual([]);
  });
});
