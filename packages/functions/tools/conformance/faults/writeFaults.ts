import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { memberHttpService } from '../../../src/contract/http/members.ts';
import {
  type Fault,
  faultsOf,
  type Json,
  onFields,
  onReply,
  onRequest,
  onSent,
  onStatus,
  type ProxiedReply,
  type ProxiedRequest,
  type Serve,
} from './fault.ts';
import { OTHER } from './memberFaults.ts';

const KEY = 'idempotency-key';
const MARKED = '+447700900999';

const keyOf = ({ headers }: ProxiedRequest) => headers[KEY] ?? '';

export const withKey = (request: ProxiedRequest, key: string = randomUUID()): ProxiedRequest => ({
  ...request,
  headers: { ...request.headers, [KEY]: key },
});

/** Gives each request a new key. */
export const ignoringKeys = onRequest((request) => withKey(request));

/** Replaces values of a registration. */
const onValues = (fields: (values: Json) => object): Serve =>
  onSent(({ values }) => ({ values: { ...values, ...fields(values) } }));

/** Long enough for the connection of a client that is gone to close. */
const CUT_MS = 100;

const withoutAlias = (email: string) => email.replace(/(?<=.)[+][^@]*/, '');

/** Faults of registering members and of changing them. */
export const WRITE_FAULTS: readonly Fault[] = faultsOf(memberHttpService, {
  register: {
    'register-once: simultaneous registrations of an address both succeed': simultaneouslyTwice(),
    'register-again: a second registration of an address succeeds': onStatus(
      200,
      ({ status }) => status === 409,
    ),
    'register-letter-case: an address in upper case is another address': onStatus(
      200,
      (_, { body }) => body.includes('@CASINO.TEST'),
    ),
    'register-alias-other: an address with an alias is that without it': comparing(withoutAlias),
    'register-alias-other: the dots of Gmail are ignored': comparing((email) =>
      email.replace(/[.](?=[^@]*@gmail)/g, ''),
    ),
    'register-elsewhere: an address is a member of one casino only': oncePerAddress(),
    'register-unknown-casino: a registration at an unknown casino is stored at the first one':
      onValues(({ location }) => ({ location: location === 999_983 ? 6 : location })),
    'casino-17-register: an address of casino 6 can be registered at 17': onStatus(
      200,
      ({ status }, { body }) => status === 409 && JSON.parse(body).values.location === 17,
    ),
    'register-membership: the reply has another number than the record': onFields(
      ({ membership }) => ({
        membership: { ...membership, customerNumber: `${membership.customerNumber}0` },
      }),
    ),
    'register-consents: the answers of the form are not stored': onValues(({ consents }) => ({
      consents: { ...consents, marketing: [] },
    })),
    'number-promised: a promised number is ignored': onSent({ customerNumber: null }),
    'number-text: customer numbers are stored as numbers': onSent(({ customerNumber }) => ({
      customerNumber: customerNumber && `${Number.parseInt(customerNumber, 10)}`,
    })),
    'number-own: the numbers that the service chooses repeat': onFields(
      ({ membership }, { body }) => {
        const { customerNumber } = membership;
        const isPromised = JSON.parse(body).customerNumber !== null;
        const given = isPromised ? customerNumber : customerNumber.slice(-1);
        return { membership: { ...membership, customerNumber: given } };
      },
    ),
    'number-taken: a customer number is given out twice': promisingAgain(() => true),
    'number-taken-elsewhere: a customer number is given out again at another casino':
      promisingAgain((location, first) => location !== first),
    'error-without-data: an error repeats the request': onReply((reply, { body }) =>
      reply.status === 200 ? reply : { ...reply, body },
    ),
    'register-same-key: a key is stored after the reply, too late for a simultaneous request':
      forgetting('running'),
    'register-repeated: a key is forgotten after the reply': forgetting('done'),
    'register-cut: a key is not stored if the client is gone': async (request, forward) => {
      await setTimeout(CUT_MS);
      return forward(request.isCut() ? withKey(request) : request);
    },
    'key-other-body: the same key with another body gets 422': comparingBodies(),
    'key-of-invalid: a reply 400 is stored with its key': storingInvalid(),
    'key-of-conflict: a reply 409 is not stored with its key': forgettingConflicts(),
  },
  updateMember: {
    'own-updateMember: it replies with another member': onFields({ id: OTHER }),
    'update-reply: it replies with the history before the update': onFields(
      ({ consents }, { body }) => ({
        consents: JSON.parse(body).consents ? consents.slice(0, -1) : consents,
      }),
    ),
    'update-no-interests: an empty list of interests changes nothing': onSent(({ interests }) => ({
      interests: interests?.length ? interests : undefined,
    })),
    'update-others: new answers remove the interests': onSent((change) =>
      change.consents ? { interests: [], ...change } : {},
    ),
    'update-others: new interests change the mobile number': onSent((change) =>
      change.interests ? { phone_mobile: MARKED, ...change } : {},
    ),
    'consents-clocks: the times of answers lose their offset': onRequest((request) => ({
      ...request,
      body: request.body.replaceAll(/[+]0[01]:00"/g, 'Z"'),
    })),
    'update-repeated: keys are ignored': ignoringKeys,
    'update-repeated: a key is forgotten after the reply': forgetting('done'),
    'update-repeated-reply: a repeated update replies with the member of today': ofToday(),
    'update-same-key: two simultaneous updates with one key run both': runningBoth(),
    'key-other-body-update: the same key with another body gets 422': comparingBodies(),
    'key-other-member: a key belongs to the operation, also for another member': keyOfAll(),
    'key-of-unknown: a repeated update gets 200, also if the first one got 404': succeedingAgain(),
  },
  withdrawMarketing: {
    'unknown-withdrawMarketing: an unknown id gets 404': onStatus(404, (_, { path }) =>
      path.includes('unknown'),
    ),
    'withdraw-all: it has no effect': async (request, forward) => {
      if (request.path.includes('unknown')) return forward(request);
      return { status: 200, headers: { 'content-type': 'application/json' }, body: '{}' };
    },
    'withdraw-repeated: keys are ignored': ignoringKeys,
  },
});

/** Forgets a key in one state, so that a repeated request has a new effect. */
function forgetting(state: 'running' | 'done'): Serve {
  const running = new Map<string, ProxiedRequest>();
  const done = new Set<string>();
  return async (request, forward) => {
    const key = request.headers[KEY];
    if (key === undefined) return forward(request);
    await setTimeout(CUT_MS);
    const isRunning = running.get(key)?.isCut() === false;
    const isForgotten = state === 'running' ? isRunning : !isRunning && done.has(key);
    running.set(key, request);
    const reply = await forward(isForgotten ? withKey(request) : request);
    running.delete(key);
    if (!request.isCut()) done.add(key);
    return reply;
  };
}

/** A simultaneous second registration of an address gets the reply of the first. */
function simultaneouslyTwice(): Serve {
  const running = new Map<string, string>();
  return async (request, forward) => {
    const { email } = JSON.parse(request.body).values;
    const first = running.get(email);
    if (first !== undefined) return forward(withKey(request, first));
    running.set(email, keyOf(request));
    const reply = await forward(request);
    running.delete(email);
    return reply;
  };
}

/** A second registration of an address at another casino is a conflict. */
function oncePerAddress(): Serve {
  const casinos = new Map<string, number>();
  return onStatus(409, (_, { body }) => {
    const { email, location } = JSON.parse(body).values;
    const first = casinos.get(email) ?? location;
    casinos.set(email, first);
    return first !== location;
  });
}

/** Replies 409 to an address with the normal form of an earlier one. */
function comparing(normal: (email: string) => string): Serve {
  const registered = new Set<string>();
  return onStatus(409, (_, { body }) => {
    const email = normal(JSON.parse(body).values.email);
    const isAgain = registered.has(email);
    registered.add(email);
    return isAgain;
  });
}

/** The reply to a registration names the promised number again if `isPromised`. */
function promisingAgain(isPromised: (location: number, first: number) => boolean): Serve {
  const casinos = new Map<string, number>();
  return onFields(({ membership }, { body }) => {
    const { customerNumber, values } = JSON.parse(body);
    const first = casinos.get(customerNumber) ?? values.location;
    casinos.set(customerNumber, first);
    const isAgain = customerNumber !== null && isPromised(values.location, first);
    return { membership: isAgain ? { ...membership, customerNumber } : membership };
  });
}

export function comparingBodies(): Serve {
  const bodies = new Map<string, string>();
  return async (request, forward) => {
    const key = keyOf(request);
    const first = bodies.get(key) ?? request.body;
    bodies.set(key, first);
    return first === request.body ? forward(request) : { status: 422, headers: {}, body: '{}' };
  };
}

/** Each key has one reply. Of all operations, a key then belongs to the whole service. */
export function keyOfAll(): Serve {
  const replies = new Map<string, ProxiedReply>();
  return async (request, forward) => {
    const key = request.headers[KEY];
    if (key === undefined) return forward(request);
    const reply = replies.get(key) ?? (await forward(request));
    replies.set(key, reply);
    return reply;
  };
}

/** True for a key that was sent before. */
function isKnown(): (request: ProxiedRequest) => boolean {
  const seen = new Set<string>();
  return (request) => {
    const key = keyOf(request);
    const isAgain = seen.has(key);
    seen.add(key);
    return isAgain;
  };
}

/** The reply to a repeated key shows the member of the last update. */
function ofToday(): Serve {
  const isRepeated = isKnown();
  let today = '';
  return onReply((reply, request) => {
    if (!isRepeated(request)) today = reply.body;
    return { ...reply, body: today };
  });
}

function succeedingAgain(): Serve {
  const isRepeated = isKnown();
  return onStatus(200, (_, request) => isRepeated(request));
}

/** Gives a request whose key is in use another one. */
function runningBoth(): Serve {
  const running = new Set<string>();
  return async (request, forward) => {
    const key = keyOf(request);
    const used = running.has(key) ? randomUUID() : key;
    running.add(key);
    const reply = await forward(withKey(request, used));
    running.delete(key);
    return reply;
  };
}

function storingInvalid(): Serve {
  const refused = new Map<string, ProxiedReply>();
  return async (request, forward) => {
    const reply = refused.get(keyOf(request)) ?? (await forward(request));
    if (reply.status === 400) refused.set(keyOf(request), reply);
    return reply;
  };
}

function forgettingConflicts(): Serve {
  const forgotten = new Set<string>();
  return async (request, forward) => {
    const key = keyOf(request);
    const reply = await forward(withKey(request, forgotten.has(key) ? randomUUID() : key));
    if (reply.status === 409) forgotten.add(key);
    return reply;
  };
}
