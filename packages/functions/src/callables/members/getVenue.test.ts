import { describe, expect, it } from 'vitest';
import { signedIn } from '../../../testing/calls/client.ts';
import { VENUES } from '../../../testing/games/demoLists.ts';
import { TURNED_AWAY_FROM_CONTENT } from '../../../testing/members/blockedMembers.ts';

function inShort({ id, pagetitle, logo, address, mapUrl, telephone }: (typeof VENUES)[number]) {
  return { id, pagetitle, logo, address, mapUrl, telephone };
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

  it('§4.33 returns 6 for home casino 17', async () => {
    const venue = await (await signedIn('king')).call('members-getVenue', { venueId: 17 });
    expect(venue.pagetitle).toBe('The Orrery, London');
  });

  it('§8 rejects an unknown venue with "Unable to find venue details"', async () => {
    const client = await signedIn('jack');
    await expect(client.call('members-getVenue', { venueId: 999 })).rejects.toMatchObject({
      code: 'functions/not-found',
      message: expect.stringContaining('Unable to find venue details'),
    });
  });

  it.each(TURNED_AWAY_FROM_CONTENT)('%s rejects %s: %s', async (_, account, reason) => {
    const client = await signedIn(account);
    await expect(client.call('members-getVenue', { venueId: 6 })).rejects.toMatchObject({
      code: 'functions/permission-denied',
      details: { reason },
    });
  });
});

describe('§3 a venue', () => {
  it.each([
    ['§3.19', 'pagetitle'],
    ['§3.20', 'logo'],
    ['§3.21', 'uri'],
    ['§3.22', 'RulesOfCasino'],
    ['§3.23', 'tv.VenueRestaurantPage'],
  ] as const)('%s has %s', async (_, field) => {
    const client = await signedIn('jack');
    const venue = await client.call('members-getVenue', { venueId: 6 });
    expect(venue[field].length).toBeGreaterThan(0);
  });
});
