import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { signedIn } from '../../../testing/calls/client.ts';
import { VENUES } from '../../../testing/games/demoLists.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const database = openDatabase();

describe('§7 promotions-getPromotions', () => {
  it.each(VENUES.map(({ pagetitle, id }) => [pagetitle, id] as const))(
    '§7.41 %s has a year of events with one spotlight and RSVPs, and promotions with terms',
    async (_, venueId) => {
      const all = await (await signedIn('jack')).call('promotions-getPromotions', { venueId });
      const events = all.filter(({ kind }) => kind === 'event');
      const promotions = all.filter(({ kind }) => kind === 'promotion');
      expect(events.length).toBeGreaterThan(25);
      expect(promotions.length).toBeGreaterThanOrEqual(3);
      expect(events.filter((event) => event['tv.spotlightEvent'])).toHaveLength(1);
      expect(events.filter((event) => event['tv.RSVPEvent']).length).toBeGreaterThan(10);
      expect(events.filter(({ club }) => club === 'slots').length).toBeGreaterThan(5);
      expect(all.every(({ terms }) => terms.length > 20)).toBe(true);
      const last = events.map(({ startsAt }) => Date.parse(startsAt)).toSorted((a, b) => b - a)[0];
      expect(last).toBeGreaterThan(Date.now() + 300 * DAY_MS);
    },
  );

  it('sorts by end, and omits events that ended more than 30 days ago', async () => {
    const all = await (await signedIn('jack')).call('promotions-getPromotions', { venueId: 6 });
    const ends = all.map(({ endsAt }) => Date.parse(endsAt));
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    expect(ends[0]).toBeGreaterThan(Date.now() - 31 * DAY_MS);
  });

  it('returns only the events of the casino and of the group', async () => {
    await database
      .collection('events')
      .doc('fresh-elsewhere')
      .set({ ...(await storedEvent()), id: 'fresh-elsewhere', venueId: 777 });
    const client = await signedIn('jack');
    const elsewhere = await client.call('promotions-getPromotions', { venueId: 777 });
    expect(elsewhere.map(({ id }) => id)).toEqual(['fresh-elsewhere']);
    const here = await client.call('promotions-getPromotions', { venueId: 6 });
    expect(here.map(({ id }) => id)).not.toContain('fresh-elsewhere');
  });
});

describe('§3 an event', () => {
  it.each([
    ['§3.30', 'id', 'string'],
    ['§3.31', 'uri', 'string'],
    ['§3.32', 'tv.spotlightEvent', 'boolean'],
    ['§3.33', 'tv.RSVPEvent', 'boolean'],
  ] as const)('%s has %s', async (_, field, type) => {
    const all = await (await signedIn('jack')).call('promotions-getPromotions', { venueId: 6 });
    expect(new Set(all.map((event) => typeof event[field]))).toEqual(new Set([type]));
    expect(new Set(all.map((event) => event[field])).size).toBeGreaterThan(1);
  });
});

async function storedEvent() {
  const { docs } = await database.collection('events').orderBy('endsAt', 'desc').limit(1).get();
  return docs[0]?.data();
}
