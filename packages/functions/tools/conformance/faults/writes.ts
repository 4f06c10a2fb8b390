import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { memberHttpService } from '../../../src/contract/http/members.ts';
import {
  type Fault,
  type Json,
  onBody,
  onReply,
  onRequest,
  operationOf,
  type ProxiedRequest,
} from './fault.ts';

const [register, update, withdraw, lookup, exists] = [
  'register',
  'updateMember',
  'withdrawMarketing',
  'findMembers',
  'isMember',
].map((id) => operationOf(memberHttpService, id)) as [Json, Json, Json, Json, Json];

const KEY = 'idempotency-key';

const withKey = (request: ProxiedRequest, key: string = randomUUID()): ProxiedRequest => ({
  ...request,
  headers: { ...request.headers, [KEY]: key },
});

const changeBody = (request: ProxiedRequest, change: (body: Json) => Json): ProxiedRequest => ({
  ...request,
  body: JSON.stringify(change(JSON.parse(request.body))),
});

/** Long enough for the connection of a client that is gone to close. */
const CUT_MS = 100;

/** Forgets a key that `isForgotten`, so that a repeated request has a new effect. */
function forgetting(isForgotten: (key: 'running' | 'done' | 'unknown') => boolean): Fault['serve'] {
  const running = new Map<string, ProxiedRequest>();
  const done = new Set<string>();
  return async (request, forward) => {
    const key = request.headers[KEY];
    if (key === undefined) return forward(request);
    await setTimeout(CUT_MS);
    const isRunning = running.get(key)?.isCut() === false;
    const isRepeated = isForgotten(isRunning ? 'running' : done.has(key) ? 'done' : 'unknown');
    running.set(key, request);
    const reply = await forward(isRepeated ? withKey(request) : request);
    running.delete(key);
    if (!request.isCut()) done.add(key);
    return reply;
  };
}

/** Faults of registering and changing members. */
export const WRITE_FAULTS: readonly Fault[] = [
  {
    fails: 'register-once',
    fault: 'simultaneous registrations of an address both succeed',
    operation: register,
    serve: simultaneouslyTwice(),
  },
  {
    fails: 'register-again',
    fault: 'a second registration of an address succeeds',
    operation: register,
    serve: onReply((reply) => (reply.status === 409 ? { ...reply, status: 200 } : reply)),
  },
  {
    fails: 'register-letter-case',
    fault: 'an address in upper case is another address',
    operation: register,
    serve: onReply((reply, { body }) =>
      body.includes('@CASINO.TEST') ? { ...reply, status: 200 } : reply,
    ),
  },
  {
    fails: 'register-same-key',
    fault: 'a key is stored after the reply, too late for a simultaneous request',
    operation: register,
    serve: forgetting((key) => key === 'running'),
  },
  {
    fails: 'register-repeated',
    fault: 'a key is forgotten after the reply',
    operation: register,
    serve: forgetting((key) => key === 'done'),
  },
  {
    fails: 'register-cut',
    fault: 'a key is not stored if the client is gone',
    operation: register,
    serve: async (request, forward) => {
      await setTimeout(CUT_MS);
      return forward(request.isCut() ? withKey(request) : request);
    },
  },
  {
    fails: 'register-without-key',
    fault: 'a registration needs no key',
    operation: register,
    serve: onRequest((request) => withKey(request, request.headers[KEY])),
  },
  {
    fails: 'register-exists',
    fault: 'a new member is not found yet by address',
    operation: exists,
    serve: onBody((body, request) =>
      request.body.includes('conformance-') ? { isMember: false } : body,
    ),
  },
  {
    fails: 'register-values',
    fault: 'the date of birth is stored a day early',
    operation: lookup,
    serve: onBody(({ records }) => ({
      records: records.map((each: Json) =>
        each.dateOfBirth === '1990-01-31' ? { ...each, dateOfBirth: '1990-01-30' } : each,
      ),
    })),
  },
  {
    fails: 'register-consents',
    fault: 'the answers of the form are not stored',
    operation: register,
    serve: onRequest((request) =>
      changeBody(request, ({ values, ...body }) => ({
        ...body,
        values: { ...values, consents: { ...values.consents, marketing: [] } },
      })),
    ),
  },
  {
    fails: 'register-elsewhere',
    fault: 'an address is a member of one casino only',
    operation: register,
    serve: oncePerAddress(),
  },
  {
    fails: 'update-given',
    fault: 'a changed telephone number is stored later',
    operation: lookup,
    serve: onBody(({ records }) => ({
      records: records.map((each: Json) =>
        each.member.phone_mobile === '+447700900022'
          ? { ...each, member: { ...each.member, phone_mobile: '+447700900000' } }
          : each,
      ),
    })),
  },
  {
    fails: 'update-others',
    fault: 'an update of the telephone number deletes the last name',
    operation: lookup,
    serve: onBody(({ records }) => ({
      records: records.map((each: Json) =>
        each.member.phone_mobile === '+447700900022'
          ? { ...each, member: { ...each.member, last_name: '' } }
          : each,
      ),
    })),
  },
  {
    fails: 'update-strict',
    fault: 'a field that members cannot change is ignored',
    operation: update,
    serve: onRequest((request) => changeBody(request, ({ loyalty_points: _, ...body }) => body)),
  },
  {
    fails: 'update-repeated',
    fault: 'the keys of updates are ignored',
    operation: update,
    serve: onRequest((request) => withKey(request)),
  },
  {
    fails: 'consents-appended',
    fault: 'an answer replaces the history',
    operation: lookup,
    serve: onBody(({ records }) => ({
      records: records.map((each: Json) =>
        each.member.consents?.at(-1)?.at.startsWith('2026-03-02')
          ? { ...each, member: { ...each.member, consents: each.member.consents.slice(-1) } }
          : each,
      ),
    })),
  },
  {
    fails: 'consents-clocks',
    fault: 'the times of answers lose their offset',
    operation: update,
    serve: onRequest((request) => ({
      ...request,
      body: request.body.replaceAll(/[+]0[01]:00"/g, 'Z"'),
    })),
  },
  {
    fails: 'withdraw-all',
    fault: 'withdrawMarketing has no effect',
    operation: withdraw,
    serve: async (request, forward) => {
      if (request.path.includes('unknown')) return forward(request);
      return { status: 200, headers: { 'content-type': 'application/json' }, body: '{}' };
    },
  },
  {
    fails: 'withdraw-appended',
    fault: 'a withdrawal replaces the history',
    operation: lookup,
    serve: onBody(({ records }) => ({
      records: records.map((each: Json) =>
        each.member.consents?.at(-1)?.topic === 'casino-email' && !each.member.consents.at(-1).given
          ? { ...each, member: { ...each.member, consents: each.member.consents.slice(-1) } }
          : each,
      ),
    })),
  },
];

/** A simultaneous second registration of an address gets the reply of the first. */
function simultaneouslyTwice(): Fault['serve'] {
  const running = new Map<string, { readonly key: string }>();
  return async (request, forward) => {
    const { values } = JSON.parse(request.body);
    const first = running.get(values.email);
    if (first) return forward(withKey(request, first.key));
    running.set(values.email, { key: request.headers[KEY] ?? '' });
    const reply = await forward(request);
    running.delete(values.email);
    return reply;
  };
}

/** A second registration of an address at another casino is a conflict. */
function oncePerAddress(): Fault['serve'] {
  const casinos = new Map<string, number>();
  return onReply((reply, request) => {
    const { email, location } = JSON.parse(request.body).values;
    const first = casinos.get(email) ?? location;
    casinos.set(email, first);
    return first === location ? reply : { ...reply, status: 409 };
  });
}
