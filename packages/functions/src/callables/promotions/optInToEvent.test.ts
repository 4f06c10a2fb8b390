import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { type Client, statusOf } from '../../../testing/calls/client.ts';
import { freshClient } from '../../../testing/members/freshClient.ts';
import type { CallRequest } from '../../contract/catalogue/callableTypes.ts';
import type { CasinoEvent } from '../../contract/promotions/event.ts';

const ORRERY = 'The Orrery, London';
const database = openDatabase();

async function newMember(home_casino = 6) {
  const member = await freshClient({ home_casino });
  const optIn = (changes: Partial<CallRequest<'promotions-optInToEvent'>>) =>
    member.client.call('promotions-optInToEvent', {
      uri: '',
      customerNumber: member.customerNumber,
      homeCasinoName: ORRERY,
      ...changes,
    });
  return { ...member, optIn };
}

async function eventsAt(client: Client, venueId = 6): Promise<readonly CasinoEvent[]> {
  return client.call('promotions-getPromotions', { venueId });
}

const isOpen = (event: CasinoEvent) =>
  event['tv.RSVPEvent'] && Date.parse(event.startsAt) > Date.now();

async function openEvent(client: Client, venueId = 6): Promise<CasinoEvent> {
  const found = (await eventsAt(client, venueId)).find(isOpen);
  if (!found) throw new Error('The seed has no event that takes an RSVP.');
  return found;
}

async function listed(crmId: string) {
  const { docs } = await database.collection('optIns').where('crmId', '==', crmId).get();
  return docs.map((each) => each.data());
}

describe('§7 promotions-optInToEvent', () => {
  it('§7.25 adds the member to the list, and the event is marked as opted in', async () => {
    const { client, optIn, uid, crmId } = await newMember();
    const event = await openEvent(client);
    expect(event.optedIn).toBe(false);
    const reply = await optIn({ uri: event.uri });
    expect(reply.success).toBe(true);
    expect(reply.message).toMatch(/^You are on the list for .+\. See you on \d{1,2} \w+ \d{4}\.$/);
    expect(await listed(crmId)).toEqual([
      { eventId: event.id, crmId, uid, venueId: 6, optedInAt: expect.anything() },
    ]);
    const after = await eventsAt(client);
    expect(after.filter(({ optedIn }) => optedIn).map(({ id }) => id)).toEqual([event.id]);
  });

  it('§8.22 replies to a repeated opt-in that the member is on the list, with the date to return', async () => {
    const { client, optIn, crmId } = await newMember();
    const { uri } = await openEvent(client);
    await optIn({ uri });
    const again = await optIn({ uri });
    expect(again.success).toBe(false);
    expect(again.message).toMatch(
      /^You have already opted in to .+\. Please return on \d{1,2} \w+ \d{4}\.$/,
    );
    expect(await listed(crmId)).toHaveLength(1);
  });

  it('§4 accepts a member of home casino 17 at 6', async () => {
    const { client, optIn } = await newMember(17);
    const { uri } = await openEvent(client);
    expect((await optIn({ uri })).success).toBe(true);
  });

  it('§3 follows the home casino of a member who has moved since the linking', async () => {
    const { client, optIn, crmId } = await newMember();
    await database.doc(`members/${crmId}`).update({ home_casino: 9 });
    const [old, next] = [await openEvent(client), await openEvent(client, 9)];
    const homeCasinoName = 'Lantern House, Glasgow';
    expect((await optIn({ uri: next.uri, homeCasinoName })).success).toBe(true);
    expect(await listed(crmId)).toMatchObject([{ eventId: next.id, venueId: 9 }]);
    for (const uri of [old.uri, 'casinos/nowhere']) {
      expect(await statusOf(optIn({ uri, homeCasinoName }))).toBe('not-found');
    }
  });

  it('rejects a member without a home casino', async () => {
    const { client, optIn, crmId } = await newMember();
    const { uri } = await openEvent(client);
    await database.doc(`members/${crmId}`).update({ home_casino: null });
    expect(await statusOf(optIn({ uri }))).toBe('permission-denied');
  });

  it('replies with the reason for an event without RSVP and for one that has begun', async () => {
    const { client, optIn, crmId } = await newMember();
    const events = await eventsAt(client);
    const plain = events.find((event) => !event['tv.RSVPEvent'])?.uri ?? '';
    expect(await optIn({ uri: plain })).toEqual({
      success: false,
      message: expect.stringMatching(/needs no RSVP\. Just come along\.$/),
    });
    const begun = events.find(
      (event) => event['tv.RSVPEvent'] && Date.parse(event.startsAt) < Date.now(),
    );
    expect(await optIn({ uri: begun?.uri ?? '' })).toEqual({
      success: false,
      message: expect.stringMatching(/has begun, so its list is closed\.$/),
    });
    expect(await listed(crmId)).toEqual([]);
  });
});
