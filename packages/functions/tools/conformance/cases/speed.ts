import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { must } from '../outcomes.ts';
import { CONTENT_REQUESTS, MEMBER_REQUESTS } from '../requests.ts';
import type { Reply } from '../serviceClient.ts';

/** A home page of a busy venue sends as many at once. */
const SIMULTANEOUS = 20;

const READS = {
  content: (kit: Kit) => kit.content.send('listVenues', { query: {} }),
  members: async (kit: Kit) =>
    kit.members.send('findMembers', await MEMBER_REQUESTS.findMembers(kit)),
};

const SINGLE = {
  content: async (kit: Kit) => kit.content.ok('findGame', await CONTENT_REQUESTS.findGame(kit)),
  members: async (kit: Kit) => kit.members.ok('readRecord', await MEMBER_REQUESTS.readRecord(kit)),
};

/** Replies are complete, and in time. */
export const SPEED_CASES: readonly Case[] = (['content', 'members'] as const).flatMap((service) => [
  {
    id: `in-time-${service}`,
    service,
    requirement: 'A reply is complete within the time limit (--limit, in milliseconds).',
    check: async (kit: Kit) => {
      const { limitMs } = kit[service].target;
      const reply = await SINGLE[service](kit);
      must(reply.ms <= limitMs, `a complete reply within ${limitMs} ms`, reply);
    },
  },
  {
    id: `simultaneous-${service}`,
    service,
    requirement: `${SIMULTANEOUS} simultaneous requests get complete replies: 200, or 429.`,
    check: async (kit: Kit) => {
      for (const reply of await Promise.all(atOnce(kit, service))) {
        must([200, 429].includes(reply.status), 'status 200 or 429', reply);
      }
    },
  },
  {
    id: `retry-after-${service}`,
    service,
    requirement: 'A reply 429 has Retry-After in seconds.',
    check: async (kit: Kit) => {
      for (const outcome of await Promise.allSettled(atOnce(kit, service))) {
        if (outcome.status === 'rejected' || outcome.value.status !== 429) continue;
        const seconds = outcome.value.headers.get('Retry-After') ?? '';
        must(/^\d+$/.test(seconds), 'Retry-After: a number of seconds', outcome.value);
      }
    },
  },
]);

function atOnce(kit: Kit, service: Case['service']): Promise<Reply<unknown>>[] {
  return Array.from({ length: SIMULTANEOUS }, () => READS[service](kit));
}
