import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { must } from '../outcomes.ts';
import { CONTENT_REQUESTS, MEMBER_REQUESTS } from '../requests.ts';
import type { Extras, Reply } from '../serviceClient.ts';

const TOKENS = [
  { id: 'missing', what: 'no Authorization header', header: '' },
  { id: 'wrong', what: 'a wrong token', header: 'Bearer wrong-token' },
  { id: 'empty', what: 'an empty token', header: 'Bearer' },
  { id: 'scheme', what: 'another scheme than Bearer', header: 'Basic d3Jvbmc6dG9rZW4=' },
] as const;

/** Every operation rejects a request without a valid token. */
export const ACCESS_CASES: readonly Case[] = TOKENS.flatMap(({ id, what, header }) =>
  (['content', 'members'] as const).map((service) => ({
    id: `token-${id}-${service}`,
    service,
    requirement: `Each operation replies 401 to a request with ${what}.`,
    check: async (kit: Kit) => {
      for (const send of service === 'content' ? contentCalls(kit) : memberCalls(kit)) {
        const reply = await send({ headers: { Authorization: header } });
        must(reply.status === 401, 'status 401', reply);
      }
    },
  })),
);

type Call = (extras: Extras) => Promise<Reply<unknown>>;

function contentCalls(kit: Kit): readonly Call[] {
  return Object.entries(CONTENT_REQUESTS).map(([id, request]) => async (extras: Extras) => {
    return kit.content.send(id as 'listVenues', (await request(kit)) as never, extras);
  });
}

function memberCalls(kit: Kit): readonly Call[] {
  return Object.entries(MEMBER_REQUESTS).map(([id, request]) => async (extras: Extras) => {
    return kit.members.send(id as 'readRecord', (await request(kit)) as never, extras);
  });
}
