import { setTimeout } from 'node:timers/promises';
import { contentHttpService } from '../../../src/contract/http/content.ts';
import { memberHttpService } from '../../../src/contract/http/members.ts';
import { type Fault, operationOf, type ProxiedReply } from './fault.ts';

const OPERATIONS = {
  content: operationOf(contentHttpService, 'listVenues'),
  members: operationOf(memberHttpService, 'findMembers'),
} as const;

const SLOW = {
  content: operationOf(contentHttpService, 'findRestaurant'),
  members: operationOf(memberHttpService, 'searchMembers'),
} as const;

/** Above the simultaneous requests of every case but those of the speed. */
const MANY = 2;

/**
 * Faults of speed.
 * @param limitMs the time limit of the kit
 */
export function speedFaults(limitMs: number): readonly Fault[] {
  return (['content', 'members'] as const).flatMap((service) => [
    {
      fails: `in-time-${service}`,
      fault: 'a reply is slow',
      operation: SLOW[service],
      serve: async (request, forward) => {
        const reply = await forward(request);
        if (reply.status === 200) await setTimeout(1.2 * limitMs);
        return reply;
      },
    },
    {
      fails: `simultaneous-${service}`,
      fault: 'replies are cut under load',
      operation: OPERATIONS[service],
      serve: whenBusy((reply) => ({ ...reply, cut: true })),
    },
    {
      fails: `retry-after-${service}`,
      fault: '429 has no Retry-After',
      operation: OPERATIONS[service],
      serve: whenBusy(({ headers: { 'retry-after': _, ...headers }, body }) => ({
        status: 429,
        headers,
        body,
      })),
    },
  ]);
}

/** Changes replies while many requests run. */
function whenBusy(change: (reply: ProxiedReply) => ProxiedReply): Fault['serve'] {
  let running = 0;
  return async (request, forward) => {
    running += 1;
    const isBusy = running > MANY;
    const reply = await forward(request);
    running -= 1;
    return isBusy ? change(reply) : reply;
  };
}
