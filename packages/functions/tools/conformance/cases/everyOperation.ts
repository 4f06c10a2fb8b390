import {
  type Case,
  caseOf,
  type Kit,
  oncePerKit,
  readingCases,
  type ServiceName,
  writingCases,
} from '../kit.ts';
import { withdraw } from '../newMembers.ts';
import { must, mustEqual, mustHaveStatus, NotTested } from '../outcomes.ts';
import { INVALID_ACCESS } from '../reports/shown.ts';
import {
  type AnyRequests,
  CONTENT_REQUESTS,
  expectEach,
  MEMBER_REQUESTS,
  UNKNOWN_CONTENT,
  UNKNOWN_ID,
  UNKNOWN_MEMBERS,
  UNKNOWN_VENUE,
  UNKNOWN_WRITES,
  WRITE_REQUESTS,
} from '../requests.ts';
import { LONG_AGO } from '../sample.ts';
import type { AnyReply } from '../serviceClient.ts';
import { given } from '../testData.ts';
import { newRedemption } from '../till.ts';

const TOKENS = {
  missing: { what: 'no Authorization header', header: '' },
  wrong: { what: 'a wrong token', header: INVALID_ACCESS.wrong },
  empty: { what: 'an empty token', header: INVALID_ACCESS.empty },
  scheme: { what: 'another scheme than Bearer', header: INVALID_ACCESS.scheme },
} as const;

/** Requests about members of the kit's own: a service that accepts them changes nobody else. The cases of a run share them. */
const OWN_WRITES: AnyRequests = Object.fromEntries(
  Object.entries<AnyRequests[string]>(WRITE_REQUESTS).map(([id, load]) => [id, oncePerKit(load)]),
);

/** Every operation rejects a request without a valid token. */
export const ACCESS_CASES: readonly Case[] = [
  { service: 'content', name: 'content', writes: false, requests: CONTENT_REQUESTS },
  { service: 'members', name: 'members', writes: false, requests: MEMBER_REQUESTS },
  { service: 'members', name: 'writes', writes: true, requests: OWN_WRITES },
].flatMap(({ service, name, writes, requests }) => {
  const part = service as ServiceName;
  const which = `Each operation that ${writes ? 'writes' : 'reads'} replies 401 to a request with`;
  return [
    ...Object.entries(TOKENS).map(([id, { what, header }]) =>
      caseOf(part, writes, `G-01 token-${id}-${name}: ${which} ${what}.`, (kit) =>
        expectRefused(kit, part, requests, header),
      ),
    ),
    caseOf(part, writes, `G-02 token-expired-${name}: ${which} an expired token.`, async (kit) =>
      expectRefused(kit, part, requests, `Bearer ${expiredToken(kit, part)}`),
    ),
  ];
});

function expiredToken({ data }: Kit, service: ServiceName): string {
  const expired = data.expiredTokens?.[service];
  if (expired !== undefined) return expired;
  throw new NotTested(`The test data has no token of "expiredTokens" for ${service}.`);
}

function expectRefused(kit: Kit, service: ServiceName, requests: AnyRequests, header: string) {
  return expectEach(kit, service, requests, async (send) =>
    mustHaveStatus(401, await send({ headers: { Authorization: header } })),
  );
}

/** Each operation with an id replies 404 for an unknown one, and each other list is empty. */
export const UNKNOWN_ID_CASES: readonly Case[] = [
  ...Object.entries(UNKNOWN_CONTENT).map(unknownCase('content', false)),
  ...Object.entries(UNKNOWN_MEMBERS).map(unknownCase('members', false)),
  ...Object.entries(UNKNOWN_WRITES).map(unknownCase('members', true)),
  ...readingCases('content', {
    'G-14 unknown-listEvents: listEvents is empty for an unknown venue.': async ({ content }) => {
      const request = { params: { venueId: UNKNOWN_VENUE }, query: { since: LONG_AGO } };
      const reply = await content.ok('listEvents', request);
      mustEqual(reply.body.items, [], 'items:', reply);
    },
  }),
  ...readingCases('members', {
    'G-14 unknown-findVouchersOf: findVouchersOf is empty for an unknown member, also without offers to everyone.':
      async ({ members, data }) => {
        const { location } = given(data, 'member');
        const request = { params: { crmId: UNKNOWN_ID }, query: { location } };
        const reply = await members.ok('findVouchersOf', request);
        mustEqual(reply.body.items, [], 'items:', reply);
      },
  }),
  ...writingCases({
    'M-29 unknown-withdrawMarketing: withdrawMarketing succeeds for an unknown id, because its member may be gone.':
      async (kit) => {
        await withdraw(kit, UNKNOWN_ID, new Date().toISOString());
      },
  }),
];

function unknownCase(service: ServiceName, writes: boolean) {
  return ([id, requestOf]: [string, AnyRequests[string]]) =>
    caseOf(
      service,
      writes,
      `G-13 unknown-${id}: ${id} replies 404 for an unknown id.`,
      async (kit) => mustHaveStatus(404, await kit[service].any(id, await requestOf(kit))),
    );
}

/** The ids in a reply, and those of its request, whose parts are one object. */
type Ids = (body: Json, request: Json, kit: Kit) => readonly [unknown, unknown];
type Json = AnyReply['body'];

const OWN_CONTENT: Readonly<Record<string, Ids>> = {
  findVenue: ({ id }, { venueId }) => [id, venueId],
  findRestaurant: (body, { venueId }) => [body.venueId, venueId],
  findGame: ({ id }, { gameId }) => [id, gameId],
  findInfoPage: (body, { page }) => [body.page, page],
};
const OWN_MEMBERS: Readonly<Record<string, Ids>> = {
  findMembers: ({ records }, { crmIds }) => [records.map(({ member }: Json) => member.id), crmIds],
  identify: ({ record }, _, { data }) => [record.member.id, given(data, 'member').crmId],
  readRecord: ({ id }, { crmId }) => [id, crmId],
  findVoucher: ({ id }, { voucherId }) => [id, voucherId],
  findPoints: (body, { crmId }) => [body.crmId, crmId],
  findPointMovements: ({ items }, { crmId }) => [
    items.map((each: Json) => each.crmId),
    items.map(() => crmId),
  ],
  findRedemptions: ({ items }, { venueId }) => [
    items.map((each: Json) => each.venueId),
    items.map(() => venueId),
  ],
};
const OWN_WRITTEN: Readonly<Record<string, Ids>> = {
  updateMember: ({ id }, { crmId }) => [id, crmId],
  redeemVoucher: ({ redemption: { voucher, crmId } }, request) => [
    [voucher.id, crmId],
    [request.voucherId, request.crmId],
  ],
  reverseRedemption: ({ id }, { redemptionId }) => [id, redemptionId],
};

/** A reply is about the id of the request. */
export const OWN_ID_CASES: readonly Case[] = [
  ...Object.entries(OWN_CONTENT).map(ownCase('content', CONTENT_REQUESTS)),
  ...Object.entries(OWN_MEMBERS).map(ownCase('members', MEMBER_REQUESTS)),
  ...Object.entries(OWN_WRITTEN).map(ownCase('members', WRITE_REQUESTS)),
  ...readingCases('content', {
    'G-15 own-listEvents: listEvents replies about the id of the request.': async ({ sample }) => {
      for (const { venueId, event, page } of await sample.eventsWithPages()) {
        const place = { path: ['items', page.body.items.indexOf(event)] };
        must(event.venueId === venueId, `only events of venue ${venueId}`, page, place);
      }
    },
    'G-15 own-findEvent: findEvent replies about the uri of the request.': async (kit) => {
      const events = await kit.sample.events();
      for (const { id, uri } of new Set([await kit.sample.event(), ...events.slice(1, 3)])) {
        const reply = await kit.content.ok('findEvent', { query: { uri } });
        mustEqual([reply.body.uri, reply.body.id], [uri, id], 'uri and id', reply);
      }
    },
  }),
  ...writingCases({
    'G-15 own-findRedemption: findRedemption replies about the id of the request.': async (kit) => {
      const { id: redemptionId } = await newRedemption(kit);
      const reply = await kit.members.ok('findRedemption', { params: { redemptionId } });
      mustEqual(reply.body.id, redemptionId, 'the id', reply);
    },
  }),
];

function ownCase(service: ServiceName, requests: AnyRequests) {
  return ([id, idsOf]: [string, Ids]) => {
    const title = `G-15 own-${id}: ${id} replies about the id of the request.`;
    return caseOf(service, id in WRITE_REQUESTS, title, async (kit) => {
      const request = (await requests[id]?.(kit)) ?? {};
      const reply = await kit[service].any(id, request);
      mustHaveStatus(200, reply);
      const [came, wanted] = idsOf(reply.body, Object.assign({}, ...Object.values(request)), kit);
      mustEqual(came, wanted, 'the id', reply);
    });
  };
}
