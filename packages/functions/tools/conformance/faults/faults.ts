import { setTimeout } from 'node:timers/promises';
import { contentHttpService } from '../../../src/contract/http/content.ts';
import { memberHttpService } from '../../../src/contract/http/members.ts';
import type { Operation } from '../../../src/contract/http/operation.ts';
import { INVALID } from '../cases/invalid.ts';
import { KEY_NAMES } from '../cases/keys.ts';
import { LISTS } from '../cases/lists.ts';
import { SEARCH_KINDS } from '../cases/search.ts';
import { UNKNOWN_CONTENT, UNKNOWN_MEMBERS, UNKNOWN_WRITES } from '../requests.ts';
import { CONTENT_FAULTS } from './contentFaults.ts';
import {
  type Fault,
  onBody,
  onReply,
  onRequest,
  onSent,
  onStatus,
  type ProxiedReply,
  REFUSED,
  repeatingLast,
  type Serve,
  usableOnce,
  withoutCursor,
  withoutEnd,
} from './fault.ts';
import { LIST_FAULTS } from './listFaults.ts';
import { MEMBER_FAULTS } from './memberFaults.ts';
import { TILL_FAULTS } from './tillFaults.ts';
import { WRITE_FAULTS, withKey } from './writeFaults.ts';

const OPERATIONS: readonly Operation[] = [
  ...contentHttpService.operations,
  ...memberHttpService.operations,
];

/** The operations with a status 404 for an unknown id. */
const WITH_UNKNOWN = [
  ...Object.keys(UNKNOWN_CONTENT),
  ...Object.keys(UNKNOWN_MEMBERS),
  ...Object.keys(UNKNOWN_WRITES),
];
/** The invalid means of access that an operation accepts. */
const TOKENS: Readonly<Record<string, (header: string | undefined) => boolean>> = {
  missing: (header) => header === undefined,
  wrong: (header) => header === 'Bearer wrong-token',
  empty: (header) => /^Bearer *$/.test(header ?? ''),
  scheme: (header) => /^Basic /.test(header ?? ''),
};

/** The operations that accept a token which has expired. */
const EXPIRED = {
  content: ['findGame'],
  members: ['isMember'],
  writes: ['register', 'updateMember', 'withdrawMarketing'],
} as const;
const signed = acceptingToken((header) => /^Bearer [^.]+[.][^.]+[.][^.]+$/.test(header ?? ''));

const emptyForUnknown = onReply((reply, { path, body }) => {
  const isUnknown = /unknown|venues.999983/.test(path + body);
  return reply.status === 404 && isUnknown ? { ...reply, status: 200, body: '{}' } : reply;
});

const misshapen = (id: string) =>
  onBody((body) => (id === 'readRecord' ? [body] : { ...body, internalCode: 7 }));

/** Faults that each of several operations can have. */
const COMMON_FAULTS: readonly Fault[] = [
  ...OPERATIONS.map(({ id }) =>
    faultOf(`format-${id}`, id, 'a reply has an unknown field, or is a list', misshapen(id)),
  ),
  ...WITH_UNKNOWN.map((id) =>
    faultOf(`unknown-${id}`, id, 'an unknown id gets an empty record', emptyForUnknown),
  ),
  ...LISTS.flatMap(({ id, cases = {} }) => {
    const { pages = `pages-${id}`, end = `end-${id}`, again } = cases;
    const ofPages = [
      faultOf(pages, id, 'each page repeats its last item', repeatingLast),
      faultOf(end, id, 'the last page names itself as the next', withoutEnd),
    ];
    return [
      ...(id === 'findPointMovements' ? [] : ofPages),
      faultOf(`cursor-unknown-${id}`, id, 'an unknown cursor begins at the start', startingAgain),
      ...(again ? [faultOf(again, id, 'a cursor can be used once', usableOnce())] : []),
    ];
  }),
  ...Object.entries(INVALID).flatMap(([fails, { operation, invalid }]) =>
    Object.keys(invalid).map((what, index) =>
      faultOf(fails, operation, `${what} is accepted`, accepting(index)),
    ),
  ),
  ...Object.entries(KEY_NAMES).flatMap(([id, name]) => [
    faultOf(
      `${name}-without-key`,
      id,
      'no key is needed',
      onKey((key) => key),
    ),
    faultOf(`${name}-without-key`, id, 'no key gets 422', refusingWith(422)),
    faultOf(
      `${name}-empty-key`,
      id,
      'an empty key is accepted',
      onKey((key) => key || undefined),
    ),
  ]),
  ...SEARCH_KINDS.map((kind) =>
    faultOf(
      `search-too-many-${kind}`,
      'searchMembers',
      'the values above 100 are ignored',
      onSent((values) => ({ [kind]: values[kind].slice(0, 100) })),
    ),
  ),
  ...Object.entries(TOKENS).flatMap(([name, accepts]) => {
    const serve = acceptingToken(accepts);
    return [
      faultOf(`token-${name}-content`, 'findInfoPage', 'it needs no valid token', serve),
      faultOf(`token-${name}-members`, 'readRecord', 'it needs no valid token', serve),
      ...Object.keys(KEY_NAMES).map((id) =>
        faultOf(`token-${name}-writes`, id, 'it needs no valid token', serve),
      ),
    ];
  }),
  ...Object.entries(EXPIRED).flatMap(([cases, ids]) =>
    ids.map((id) => faultOf(`token-expired-${cases}`, id, 'an expired token is accepted', signed)),
  ),
];

/** Above the simultaneous requests of every case but those of the speed. */
const MANY = 2;

/**
 * A fault for each case, and so a switch for each rule.
 * @param limitMs the time limit of the kit
 */
export function faults(limitMs: number): readonly Fault[] {
  return [
    ...COMMON_FAULTS,
    ...CONTENT_FAULTS,
    ...MEMBER_FAULTS,
    ...LIST_FAULTS,
    ...WRITE_FAULTS,
    ...TILL_FAULTS,
    ...speedFaults('content', 'findRestaurant', 'listVenues', limitMs),
    ...speedFaults('members', 'searchMembers', 'findMembers', limitMs),
  ];
}

function speedFaults(
  service: 'content' | 'members',
  slow: string,
  busy: string,
  limitMs: number,
): readonly Fault[] {
  return [
    faultOf(`in-time-${service}`, slow, 'a reply is slow', async (request, forward) => {
      const reply = await forward(request);
      if (reply.status === 200) await setTimeout(1.2 * limitMs);
      return reply;
    }),
    faultOf(
      `simultaneous-${service}`,
      busy,
      'replies are cut under load',
      whenBusy((reply) => ({ ...reply, cut: true })),
    ),
    faultOf(
      `retry-after-${service}`,
      busy,
      '429 has no Retry-After',
      whenBusy(({ headers: { 'retry-after': _, ...headers }, body }) => ({
        status: 429,
        headers,
        body,
      })),
    ),
  ];
}

/** Changes replies while many requests run. */
function whenBusy(change: (reply: ProxiedReply) => ProxiedReply): Serve {
  let running = 0;
  return async (request, forward) => {
    running += 1;
    const isBusy = running > MANY;
    const reply = await forward(request);
    running -= 1;
    return isBusy ? change(reply) : reply;
  };
}

/** Takes some values of the header for a valid one. */
function acceptingToken(isAccepted: (header: string | undefined) => boolean): Serve {
  return onRequest((request) => {
    const headers = { ...request.headers, authorization: 'Bearer demo-token' };
    return isAccepted(request.headers['authorization']) ? { ...request, headers } : request;
  });
}

/** Accepts one of the requests that do not match the description. */
function accepting(index: number): Serve {
  let refused = 0;
  return onStatus(200, ({ status }) => {
    if (status !== REFUSED.status) return false;
    refused += 1;
    return refused === index + 1;
  });
}

/** Replaces the key of each request. A request without one gets a new one. */
function onKey(change: (key: string | undefined) => string | undefined): Serve {
  return onRequest((request) => withKey(request, change(request.headers['idempotency-key'])));
}

function refusingWith(status: number): Serve {
  return onStatus(status, (reply) => reply.status === REFUSED.status);
}

/** Repeats a refused request without its cursor. */
async function startingAgain(...[request, forward]: Parameters<Serve>) {
  const reply = await forward(request);
  return reply.status === REFUSED.status ? forward(withoutCursor(request)) : reply;
}

/** A fault of an operation of any service. */
function faultOf(fails: string, id: string, fault: string, serve: Serve): Fault {
  const operation = OPERATIONS.find((each) => each.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}.`);
  return { fails, fault, operation, serve };
}
