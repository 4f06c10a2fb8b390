import { randomUUID } from 'node:crypto';
import { memberHttpService } from '../../../src/contract/http/members.ts';
import {
  type Fault,
  type Json,
  onBody,
  onReply,
  onRequest,
  operationOf,
  type ProxiedReply,
} from './fault.ts';

const members = (id: string) => operationOf(memberHttpService, id);

const KEY = 'idempotency-key';

/** Gives each request without a key one, or each request a new one. */
const withKey = (isNew: boolean): Fault['serve'] =>
  onRequest((request) => {
    const key = isNew ? undefined : request.headers[KEY];
    return { ...request, headers: { ...request.headers, [KEY]: key ?? randomUUID() } };
  });

/** Takes an empty key for a new one. */
const takingEmptyKey: Fault['serve'] = onRequest((request) => ({
  ...request,
  headers: { ...request.headers, [KEY]: request.headers[KEY] || randomUUID() },
}));

/** Faults of requests with an `Idempotency-Key`. */
export const KEY_FAULTS: readonly Fault[] = [
  ...(
    [
      ['register', 'register', 'a registration'],
      ['update', 'updateMember', 'an update'],
      ['withdraw', 'withdrawMarketing', 'a withdrawal'],
    ] as const
  ).map(([name, operation, what]) => ({
    fails: `${name}-empty-key`,
    fault: `${what} takes an empty key`,
    operation: members(operation),
    serve: takingEmptyKey,
  })),
  {
    fails: 'update-without-key',
    fault: 'an update needs no key',
    operation: members('updateMember'),
    serve: withKey(false),
  },
  {
    fails: 'withdraw-without-key',
    fault: 'a withdrawal needs no key',
    operation: members('withdrawMarketing'),
    serve: withKey(false),
  },
  {
    fails: 'withdraw-repeated',
    fault: 'the keys of withdrawals are ignored',
    operation: members('withdrawMarketing'),
    serve: withKey(true),
  },
  {
    fails: 'key-other-body',
    fault: 'the same key with another body gets 422',
    operation: members('register'),
    serve: comparingBodies(),
  },
  {
    fails: 'key-other-body-update',
    fault: 'the same key of an update with another body gets 422',
    operation: members('updateMember'),
    serve: comparingBodies(),
  },
  {
    fails: 'update-repeated-reply',
    fault: 'a repeated update replies with the member of today',
    operation: members('updateMember'),
    serve: withMemberOfToday(),
  },
  {
    fails: 'update-same-key',
    fault: 'two simultaneous updates with one key run both',
    operation: members('updateMember'),
    serve: runningBoth(),
  },
  {
    fails: 'withdraw-same-key',
    fault: 'two simultaneous withdrawals with one key append a no each',
    operation: members('findMembers'),
    serve: onBody(({ records }) => ({
      records: records.map(({ member, ...record }: Json) => {
        const last = member.consents?.at(-1);
        const isTwice = last?.at.startsWith('2026-03-05T11:00:00');
        return {
          ...record,
          member: isTwice ? { ...member, consents: [...member.consents, last] } : member,
        };
      }),
    })),
  },
  {
    fails: 'key-of-invalid',
    fault: 'a reply 400 is stored with its key',
    operation: members('register'),
    serve: storingInvalid(),
  },
  {
    fails: 'key-other-member',
    fault: 'a key belongs to its operation, also for another member',
    operation: members('updateMember'),
    serve: firstReplyOfKey(({ key }) => key),
  },
  {
    fails: 'key-of-conflict',
    fault: 'a reply 409 is not stored with its key',
    operation: members('register'),
    serve: forgettingStatus(409),
  },
  {
    fails: 'key-of-unknown',
    fault: 'a repeated update gets 200, also if the first one got 404',
    operation: members('updateMember'),
    serve: succeedingAgain(),
  },
];

/** A key that belongs to the whole service. It needs all operations. */
export function keyOfService(): Fault['serve'] {
  return firstReplyOfKey(({ key }) => key);
}

function comparingBodies(): Fault['serve'] {
  const bodies = new Map<string, string>();
  return async (request, forward) => {
    const key = request.headers[KEY] ?? '';
    const first = bodies.get(key) ?? request.body;
    bodies.set(key, first);
    return first === request.body ? forward(request) : { status: 422, headers: {}, body: '{}' };
  };
}

function firstReplyOfKey(nameOf: (of: { key: string; path: string }) => string): Fault['serve'] {
  const replies = new Map<string, ProxiedReply>();
  return async (request, forward) => {
    const key = request.headers[KEY];
    if (key === undefined) return forward(request);
    const name = nameOf({ key, path: request.path });
    const reply = replies.get(name) ?? (await forward(request));
    replies.set(name, reply);
    return reply;
  };
}

/** The reply to a repeated key shows the member of the last update. */
function withMemberOfToday(): Fault['serve'] {
  const seen = new Set<string>();
  let today = '';
  return onReply((reply, { headers }) => {
    const isRepeated = seen.has(headers[KEY] ?? '');
    seen.add(headers[KEY] ?? '');
    if (!isRepeated) today = reply.body;
    return { ...reply, body: today };
  });
}

/** Gives a request whose key is in use another one. */
function runningBoth(): Fault['serve'] {
  const running = new Set<string>();
  return async (request, forward) => {
    const key = request.headers[KEY] ?? '';
    const used = running.has(key) ? randomUUID() : key;
    running.add(key);
    const reply = await forward({ ...request, headers: { ...request.headers, [KEY]: used } });
    running.delete(key);
    return reply;
  };
}

function storingInvalid(): Fault['serve'] {
  const refused = new Map<string, ProxiedReply>();
  return async (request, forward) => {
    const key = request.headers[KEY] ?? '';
    const reply = refused.get(key) ?? (await forward(request));
    if (reply.status === 400) refused.set(key, reply);
    return reply;
  };
}

function forgettingStatus(status: number): Fault['serve'] {
  const forgotten = new Set<string>();
  return async (request, forward) => {
    const key = request.headers[KEY] ?? '';
    const used = forgotten.has(key) ? randomUUID() : key;
    const reply = await forward({ ...request, headers: { ...request.headers, [KEY]: used } });
    if (reply.status === status) forgotten.add(key);
    return reply;
  };
}

function succeedingAgain(): Fault['serve'] {
  const seen = new Set<string>();
  return async (request, forward) => {
    const key = request.headers[KEY] ?? '';
    const reply = await forward(request);
    const isAgain = seen.has(key);
    seen.add(key);
    return isAgain ? { ...reply, status: 200 } : reply;
  };
}
