import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { mustHaveStatus, NotTested } from '../outcomes.ts';
import { INVALID_ACCESS } from '../reports/curl.ts';
import { CONTENT_REQUESTS, MEMBER_REQUESTS } from '../requests.ts';
import type { Extras, Reply } from '../serviceClient.ts';
import { hasOperation } from '../statement.ts';

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
      requirement: `Each operation replies 401 to a request with ${what}.`,
      check: (kit: Kit) => expectRefused(kit, service, header),
    })),
  ),
  ...SERVICES.map((service) => ({
    id: `token-expired-${service}`,
    service,
    rule: 'G-02' as const,
    requirement: 'Each operation replies 401 to a request with an expired token.',
    check: (kit: Kit) => {
      const expired = kit.data.expiredTokens?.[service];
      if (expired === undefined) {
        throw new NotTested(`The test data has no token of "expiredTokens" for ${service}.`);
      }
      return expectRefused(kit, service, `Bearer ${expired}`);
    },
  })),
];

async function expectRefused(kit: Kit, service: Case['service'], header: string): Promise<void> {
  for (const send of service === 'content' ? contentCalls(kit) : memberCalls(kit)) {
    const reply = await send({ headers: { Authorization: header } });
    if (reply) mustHaveStatus(401, reply);
  }
}

/** Null for an operation that the service does not have. */
type Call = (extras: Extras) => Promise<Reply<unknown> | null>;

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
