import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { mustEqual, mustHaveStatus } from '../outcomes.ts';
import {
  newKey,
  UNKNOWN_CONTENT,
  UNKNOWN_ID,
  UNKNOWN_MEMBERS,
  UNKNOWN_VENUE,
} from '../requests.ts';
import { LONG_AGO } from '../sample.ts';
import type { Reply } from '../serviceClient.ts';
import { given } from '../testData.ts';

/** Each operation with an id replies 404 for an unknown one, and each other list is empty. */
export const UNKNOWN_ID_CASES: readonly Case[] = [
  ...Object.entries(UNKNOWN_CONTENT).map(([id, request]) =>
    unknownCase('content', id, async (kit) =>
      kit.content.send(id as 'findVenue', (await request(kit)) as never),
    ),
  ),
  ...Object.entries(UNKNOWN_MEMBERS).map(([id, request]) =>
    unknownCase('members', id, async (kit) =>
      kit.members.send(id as 'readRecord', (await request(kit)) as never),
    ),
  ),
  {
    ...unknownCase('members', 'updateMember', (kit) => {
      const request = { params: { crmId: UNKNOWN_ID }, body: { phone_mobile: '+447700900111' } };
      return kit.members.send('updateMember', request, { key: newKey() });
    }),
    writes: true,
  },
  {
    id: 'unknown-listEvents',
    service: 'content',
    rule: 'G-14',
    requirement: 'listEvents is empty for an unknown venue.',
    check: async ({ content }) => {
      const request = { params: { venueId: UNKNOWN_VENUE }, query: { since: LONG_AGO } };
      const reply = await content.ok('listEvents', request);
      mustEqual(reply.body.items, [], 'items:', reply);
    },
  },
  {
    id: 'unknown-findVouchersOf',
    service: 'members',
    rule: 'G-14',
    requirement: 'findVouchersOf is empty for an unknown member, also without offers to everyone.',
    check: async ({ members, data }) => {
      const { location } = given(data, 'member');
      const request = { params: { crmId: UNKNOWN_ID }, query: { location } };
      const reply = await members.ok('findVouchersOf', request);
      mustEqual(reply.body.items, [], 'items:', reply);
    },
  },
  {
    id: 'unknown-withdrawMarketing',
    service: 'members',
    rule: 'M-29',
    requirement: 'withdrawMarketing succeeds for an unknown id, because its member may be gone.',
    writes: true,
    check: async ({ members }) => {
      const request = { params: { crmId: UNKNOWN_ID }, body: { at: new Date().toISOString() } };
      await members.ok('withdrawMarketing', request, { key: newKey() });
    },
  },
];

function unknownCase(
  service: Case['service'],
  operation: string,
  send: (kit: Kit) => Promise<Reply<unknown>>,
): Case {
  return {
    id: `unknown-${operation}`,
    service,
    rule: 'G-13',
    requirement: `${operation} replies 404 for an unknown id.`,
    check: async (kit) => mustHaveStatus(404, await send(kit)),
  };
}
