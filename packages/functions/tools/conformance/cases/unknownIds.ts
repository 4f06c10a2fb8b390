import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { must } from '../outcomes.ts';
import { newKey, UNKNOWN_CONTENT, UNKNOWN_ID, UNKNOWN_MEMBERS } from '../requests.ts';
import type { Reply } from '../serviceClient.ts';

/** Each operation with an id replies 404 for an unknown one. */
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
    id: 'unknown-withdrawMarketing',
    service: 'members',
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
    requirement: `${operation} replies 404 for an unknown id.`,
    check: async (kit) => {
      const reply = await send(kit);
      must(reply.status === 404, 'status 404', reply);
    },
  };
}
