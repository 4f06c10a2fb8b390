import { describe, expect, it } from 'vitest';
import { openDatabase } from '../testing/backend/database.ts';
import { signedIn } from '../testing/calls/client.ts';
import { freshGame } from '../testing/games/freshGame.ts';
import { optedIn, spinRequest } from '../testing/games/spinning.ts';
import { freshMember } from '../testing/members/freshMember.ts';
import { mailsTo } from '../testing/members/inbox.ts';
import { joining } from '../testing/members/joining.ts';

const database = openDatabase();
const ORDERS = [1, 2, 3];

/** The same requests, each three times, in a random order that a failing test reports. */
function disordered<T>(requests: readonly T[], seed: number): T[] {
  const all = requests.flatMap((request) => [request, request, request]);
  const rank = (index: number) => ((index + 1) * 7_919 * seed) % 101;
  return all
    .map((request, index) => ({ request, at: rank(index) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ request }) => request);
}

async function visit() {
  const [member, game] = await Promise.all([
    freshMember(),
    freshGame({
      prizes: [
        { name: 'Tea', win: true, stock: 5 },
        { name: 'Nothing', win: false },
      ],
    }),
  ]);
  await optedIn(member, game.id);
  const client = await signedIn(member.email);
  const events = await client.call('promotions-getPromotions', { venueId: 6 });
  const event = events.find(
    (each) => each['tv.RSVPEvent'] && Date.parse(each.startsAt) > Date.now(),
  );
  if (!event) throw new Error('The seed has no event that takes an RSVP.');
  return { member, game, client, event };
}

describe('requests that arrive three times in any order', () => {
  it.each(ORDERS)(
    '§7 create one play, one opt-in, one membership and one ticket: order %i',
    async (seed) => {
      const { member, game, client, event } = await visit();
      const { email, crmId, customerNumber, location } = member;
      const [spinId, joinId, ticketId] = ['spin', 'join', 'ticket'].map(() =>
        crypto.randomUUID(),
      ) as [string, string, string];
      const phones = ['+447700900301', '+447700900302'];
      const requests = [
        () => client.call('promotions-spinTheWheel', spinRequest(game.id, { requestId: spinId })),
        () =>
          client.call('promotions-optInToEvent', {
            uri: event.uri,
            customerNumber,
            homeCasinoName: 'The Orrery, London',
          }),
        () =>
          client.call('members-registerAccount', {
            ...joining(email, { location: 9 }),
            submissionId: joinId,
          }),
        () =>
          client.call('members-submitTicket', {
            values: { name: 'Zoë', customerNumber, comments: 'Hello' },
            submissionId: ticketId,
          }),
        ...phones.map(
          (phone_mobile) => () =>
            client.call('members-updateProfile', { location, crmId, values: { phone_mobile } }),
        ),
      ];
      await Promise.all(disordered(requests, seed).map((send) => send()));

      const plays = await database.collection('games').where('gameId', '==', game.id).get();
      expect(plays.size).toBe(1);
      const places = await database.collection('optIns').where('crmId', '==', crmId).get();
      expect(places.size).toBe(1);
      const records = await database.collection('members').where('email', '==', email).get();
      expect(records.docs.map((each) => each.get('home_casino')).toSorted()).toEqual([6, 9]);
      const subjects = (await mailsTo(email)).map(({ subject }) => subject);
      expect(subjects.filter((each) => each.startsWith('Welcome'))).toHaveLength(1);
      expect(subjects).toHaveLength(2);
      // Two concurrent changes of the number: one of them is stored, and nothing else changes.
      const own = (await database.doc(`members/${crmId}`).get()).data();
      expect(phones).toContain(own?.['phone_mobile']);
      expect(own).toMatchObject({ id: crmId, customer_number: customerNumber, email });
    },
  );
});
