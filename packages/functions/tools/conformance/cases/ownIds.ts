import type { Case } from '../case.ts';
import { must, mustEqual } from '../outcomes.ts';
import { CONTENT_REQUESTS, MEMBER_REQUESTS, newMember, update } from '../requests.ts';
import { given } from '../testData.ts';

/** A reply is about the id of the request. */
export const OWN_ID_CASES: readonly Case[] = [
  ownCase('content', 'findVenue', async (kit) => {
    const { id: venueId } = await kit.sample.venue();
    const reply = await kit.content.ok('findVenue', { params: { venueId } });
    mustEqual(reply.body.id, venueId, 'the id', reply);
  }),
  ownCase('content', 'findRestaurant', async (kit) => {
    const request = await CONTENT_REQUESTS.findRestaurant(kit);
    const reply = await kit.content.ok('findRestaurant', request);
    mustEqual(reply.body.venueId, request.params.venueId, 'the venueId', reply);
  }),
  ownCase('content', 'listEvents', async ({ sample }) => {
    for (const { venueId, event, page } of await sample.eventsWithPages()) {
      const place = { path: ['items', page.body.items.indexOf(event)] };
      must(event.venueId === venueId, `only events of venue ${venueId}`, page, place);
    }
  }),
  ownCase('content', 'findEvent', async (kit) => {
    const events = await kit.sample.events();
    for (const { id, uri } of new Set([await kit.sample.event(), ...events.slice(1, 3)])) {
      const reply = await kit.content.ok('findEvent', { query: { uri } });
      mustEqual([reply.body.uri, reply.body.id], [uri, id], 'uri and id', reply);
    }
  }),
  ownCase('content', 'findGame', async (kit) => {
    const request = await CONTENT_REQUESTS.findGame(kit);
    const reply = await kit.content.ok('findGame', request);
    mustEqual(reply.body.id, request.params.gameId, 'the id', reply);
  }),
  ownCase('content', 'findInfoPage', async (kit) => {
    const request = await CONTENT_REQUESTS.findInfoPage(kit);
    const reply = await kit.content.ok('findInfoPage', request);
    mustEqual(reply.body.page, request.params.page, 'the page', reply);
  }),
  ownCase('members', 'findMembers', async (kit) => {
    const reply = await kit.members.ok('findMembers', await MEMBER_REQUESTS.findMembers(kit));
    const ids = reply.body.records.map(({ member }) => member.id);
    mustEqual(ids, [given(kit.data, 'member').crmId], 'the ids', reply);
  }),
  ownCase('members', 'identify', async (kit) => {
    const reply = await kit.members.ok('identify', await MEMBER_REQUESTS.identify(kit));
    mustEqual(reply.body.record.member.id, given(kit.data, 'member').crmId, 'the id', reply);
  }),
  {
    ...ownCase('members', 'updateMember', async (kit) => {
      const { crmId } = await newMember(kit);
      const reply = await update(kit, crmId, { phone_mobile: '+447700900111' });
      mustEqual(reply.body.id, crmId, 'the id', reply);
    }),
    writes: true,
  },
  ownCase('members', 'readRecord', async (kit) => {
    const request = await MEMBER_REQUESTS.readRecord(kit);
    const reply = await kit.members.ok('readRecord', request);
    mustEqual(reply.body.id, request.params.crmId, 'the id', reply);
  }),
  ownCase('members', 'findVoucher', async (kit) => {
    const request = await MEMBER_REQUESTS.findVoucher(kit);
    const reply = await kit.members.ok('findVoucher', request);
    mustEqual(reply.body.id, request.params.voucherId, 'the id', reply);
  }),
];

function ownCase(service: Case['service'], operation: string, check: Case['check']): Case {
  return {
    id: `own-${operation}`,
    service,
    rule: 'G-15',
    requirement: `${operation} replies about the id of the request.`,
    check,
  };
}
