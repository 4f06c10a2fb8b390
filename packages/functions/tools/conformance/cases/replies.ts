import { type Case, caseOf, type Kit, readingCases, type ServiceName } from '../kit.ts';
import { must, mustHaveStatus, NotTested } from '../outcomes.ts';
import {
  type AnyRequests,
  CONTENT_REQUESTS,
  expectEach,
  MEMBER_REQUESTS,
  READING,
  WRITE_REQUESTS,
} from '../requests.ts';
import type { AnyReply } from '../serviceClient.ts';

const SERVICES = ['content', 'members'] as const;

/**
 * Each reply has the format of the contract. A case sends one request of its operation, and one of the second page of a list.
 * It reports the first wrong reply to any request of the run: so these cases are the last.
 */
export const FORMAT_CASES: readonly Case[] = [
  ...Object.entries(CONTENT_REQUESTS).map(formatCase('content')),
  ...Object.entries(MEMBER_REQUESTS).map(formatCase('members')),
  ...Object.entries(WRITE_REQUESTS).map(formatCase('members')),
  ...SERVICES.map((service) => {
    const title = `G-03 content-type-of-${service}: A reply has the content type application/json.`;
    return caseOf(service, false, title, async (kit) => {
      await READS[service](kit);
      for (const wrong of kit[service].mistyped.values()) throw wrong;
    });
  }),
];

function formatCase(service: ServiceName) {
  return ([id, requestOf]: [string, AnyRequests[string]]) => {
    const requirement = 'replies with all required fields and no others, with valid values.';
    const title = `G-04 format-${id}: ${id} ${requirement}`;
    return caseOf(service, id in WRITE_REQUESTS, title, async (kit) => {
      const client = kit[service];
      const throwWrong = () => {
        const wrong = client.misshapen.get(id);
        if (wrong) throw wrong;
      };
      // The service may have no more of what other cases found.
      throwWrong();
      const request = await requestOf(kit);
      const reply = await client.any(id, request);
      if (reply.status === 200 && reply.body?.next) await client.page(id, request, reply.body.next);
      throwWrong();
      mustHaveStatus(200, reply);
    });
  };
}

/** A home page of a busy venue sends as many at once. */
const SIMULTANEOUS = 20;

const READS = {
  content: (kit: Kit) => kit.content.send('listVenues', { query: {} }, { takesBusy: true }),
  members: async (kit: Kit) =>
    kit.members.send('findMembers', await MEMBER_REQUESTS.findMembers(kit), { takesBusy: true }),
};

/** Replies are complete, and in time. */
export const SPEED_CASES: readonly Case[] = SERVICES.flatMap((service) =>
  readingCases(service, {
    [`G-18 in-time-${service}: A reply of each operation that reads is complete within the time limit (--limit, in milliseconds).`]:
      (kit: Kit) => {
        const { limitMs } = kit[service].target;
        return expectEach(kit, service, READING[service], async (send) => {
          const reply = await send();
          const came = `after ${reply.ms.toFixed(0)} ms`;
          must(reply.ms <= limitMs, `a complete reply within ${limitMs} ms`, reply, came);
        });
      },
    [`G-17 simultaneous-${service}: ${SIMULTANEOUS} simultaneous requests get complete replies: 200, or 429.`]:
      async (kit: Kit) => {
        for (const reply of await Promise.all(atOnce(kit, service))) {
          const came = `status ${reply.status}`;
          must([200, 429].includes(reply.status), 'status 200 or 429', reply, came);
        }
      },
    [`G-16 retry-after-${service}: A reply 429 has Retry-After in seconds.`]: async (kit: Kit) => {
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
  }),
);

function atOnce(kit: Kit, service: ServiceName): Promise<AnyReply>[] {
  return Array.from({ length: SIMULTANEOUS }, () => READS[service](kit));
}
