import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { must, NotTested } from '../outcomes.ts';
import { MEMBER_REQUESTS } from '../requests.ts';
import type { Reply } from '../serviceClient.ts';
import { readingCalls } from './access.ts';

/** A home page of a busy venue sends as many at once. */
const SIMULTANEOUS = 20;

const READS = {
  content: (kit: Kit) => kit.content.send('listVenues', { query: {} }, { takesBusy: true }),
  members: async (kit: Kit) =>
    kit.members.send('findMembers', await MEMBER_REQUESTS.findMembers(kit), { takesBusy: true }),
};

/** Replies are complete, and in time. */
export const SPEED_CASES: readonly Case[] = (['content', 'members'] as const).flatMap((service) => [
  {
    id: `in-time-${service}`,
    service,
    rule: 'G-18' as const,
    alone: true as const,
    requirement:
      'A reply of each operation that reads is complete within the time limit (--limit, in milliseconds).',
    check: async (kit: Kit) => {
      const { limitMs } = kit[service].target;
      for (const send of readingCalls(kit, service)) {
        const reply = await send({});
        if (!reply) continue;
        const came = `after ${reply.ms.toFixed(0)} ms`;
        must(reply.ms <= limitMs, `a complete reply within ${limitMs} ms`, reply, came);
      }
    },
  },
  {
    id: `simultaneous-${service}`,
    service,
    rule: 'G-17' as const,
    alone: true as const,
    requirement: `${SIMULTANEOUS} simultaneous requests get complete replies: 200, or 429.`,
    check: async (kit: Kit) => {
      for (const reply of await Promise.all(atOnce(kit, service))) {
        const came = `status ${reply.status}`;
        must([200, 429].includes(reply.status), 'status 200 or 429', reply, came);
      }
    },
  },
  {
    id: `retry-after-${service}`,
    service,
    rule: 'G-16' as const,
    alone: true as const,
    requirement: 'A reply 429 has Retry-After in seconds.',
    check: async (kit: Kit) => {
      const outcomes = await Promise.allSettled(atOnce(kit, service));
      const refused = outcomes.flatMap((each) =>
        each.status === 'fulfilled' && each.value.status === 429 ? [each.value] : [],
      );
      if (refused.length === 0) throw new NotTested('The service did not reply 429.');
      for (const reply of refused) {
        const seconds = reply.headers.get('Retry-After');
        const isNumber = /^\d+$/.test(seconds ?? '');
        must(isNumber, 'Retry-After: a number of seconds', reply, seconds ?? 'no Retry-After');
      }
    },
  },
]);

function atOnce(kit: Kit, service: Case['service']): Promise<Reply<unknown>>[] {
  return Array.from({ length: SIMULTANEOUS }, () => READS[service](kit));
}
