import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { oncePerKit } from '../oncePerKit.ts';
import { hasOperation } from '../optionalOperations.ts';
import { mustHaveStatus, NotTested } from '../outcomes.ts';
import { INVALID_ACCESS } from '../reports/curl.ts';
import {
  CONTENT_REQUESTS,
  MEMBER_REQUESTS,
  type NewRegistration,
  newKey,
  newMember,
  newRegistration,
  UNKNOWN_ID,
} from '../requests.ts';
import type { Extras, Reply } from '../serviceClient.ts';

const SERVICES = ['content', 'members'] as const;

const TOKENS = [
  { id: 'missing', what: 'no Authorization header', header: '' },
  { id: 'wrong', what: 'a wrong token', header: INVALID_ACCESS.wrong },
  { id: 'empty', what: 'an empty token', header: INVALID_ACCESS.empty },
  { id: 'scheme', what: 'another scheme than Bearer', header: INVALID_ACCESS.scheme },
] as const;

/** Every operation rejects a request without a valid token. */
export const ACCESS_CASES: readonly Case[] = [
  ...TOKENS.flatMap(({ id, what, header }) =>
    SERVICES.map((service) => ({
      id: `token-${id}-${service}`,
      service,
      rule: 'G-01' as const,
      requirement: `Each operation that reads replies 401 to a request with ${what}.`,
      check: (kit: Kit) => expectRefused(readingCalls(kit, service), header),
    })),
  ),
  ...SERVICES.map((service) => ({
    id: `token-expired-${service}`,
    service,
    rule: 'G-02' as const,
    requirement: 'Each operation that reads replies 401 to a request with an expired token.',
    check: async (kit: Kit) =>
      expectRefused(readingCalls(kit, service), `Bearer ${expiredToken(kit, service)}`),
  })),
  ...TOKENS.map(({ id, what, header }) => ({
    id: `token-${id}-writes`,
    service: 'members' as const,
    rule: 'G-01' as const,
    requirement: `Each operation that writes replies 401 to a request with ${what}.`,
    writes: true as const,
    check: (kit: Kit) => expectWritesRefused(kit, header),
  })),
  {
    id: 'token-expired-writes',
    service: 'members',
    rule: 'G-02',
    requirement: 'Each operation that writes replies 401 to a request with an expired token.',
    writes: true,
    check: (kit) => expectWritesRefused(kit, `Bearer ${expiredToken(kit, 'members')}`),
  },
];

/** A member whom the cases of a run share: nothing that they send may change the record. */
const unchangedMember = oncePerKit((kit) => newMember(kit));

async function expectWritesRefused(kit: Kit, header: string): Promise<void> {
  const { crmId } = await unchangedMember(kit);
  await expectRefused(writingCalls(kit, newRegistration(kit), crmId), header);
}

function expiredToken({ data }: Kit, service: Case['service']): string {
  const expired = data.expiredTokens?.[service];
  if (expired !== undefined) return expired;
  throw new NotTested(`The test data has no token of "expiredTokens" for ${service}.`);
}

async function expectRefused(calls: readonly Call[], header: string): Promise<void> {
  for (const send of calls) {
    const reply = await send({ headers: { Authorization: header } });
    if (reply) mustHaveStatus(401, reply);
  }
}

/** Requests that write, about a member whom the kit invented: a service that accepts them changes nobody else. */
function writingCalls(kit: Kit, body: NewRegistration, crmId: string): readonly Call[] {
  const { members } = kit;
  const params = { crmId };
  return [
    (extras) => members.send('register', { body }, { ...extras, key: newKey() }),
    (extras) =>
      members.send(
        'updateMember',
        { params, body: { phone_mobile: body.values.mobile } },
        { ...extras, key: newKey() },
      ),
    (extras) =>
      members.send(
        'withdrawMarketing',
        { params, body: { at: body.at } },
        { ...extras, key: newKey() },
      ),
    async (extras) => {
      if (!(await hasOperation(kit, 'redeemVoucher'))) return null;
      const at = { customerNumber: 'unknown', venueId: body.values.location, at: body.at };
      const use = { id: UNKNOWN_ID, crmId, ...at, isOffline: false, deviceId: UNKNOWN_ID };
      const request = { params: { voucherId: UNKNOWN_ID }, body: use };
      return members.send('redeemVoucher', request, { ...extras, key: newKey() });
    },
    async (extras) => {
      if (!(await hasOperation(kit, 'reverseRedemption'))) return null;
      const reversal = { reason: 'other' as const, at: body.at, deviceId: UNKNOWN_ID };
      const request = { params: { redemptionId: UNKNOWN_ID }, body: reversal };
      return members.send('reverseRedemption', request, { ...extras, key: newKey() });
    },
  ];
}

/** Null for an operation that the service does not have. */
type Call = (extras: Extras) => Promise<Reply<unknown> | null>;

/** A request of each operation of a service that reads. */
export function readingCalls(kit: Kit, service: Case['service']): readonly Call[] {
  return service === 'content' ? contentCalls(kit) : memberCalls(kit);
}

function contentCalls(kit: Kit): readonly Call[] {
  return Object.entries(CONTENT_REQUESTS).map(([id, request]) => async (extras: Extras) => {
    return kit.content.send(id as 'listVenues', (await request(kit)) as never, extras);
  });
}

function memberCalls(kit: Kit): readonly Call[] {
  return Object.entries(MEMBER_REQUESTS).map(([id, request]) => async (extras: Extras) => {
    if (!(await hasOperation(kit, id))) return null;
    return kit.members.send(id as 'readRecord', (await request(kit)) as never, extras);
  });
}
