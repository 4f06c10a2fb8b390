import * as z from 'zod/mini';
import type { Case } from '../case.ts';
import { describeIssue } from '../describeIssue.ts';
import type { Kit } from '../kit.ts';
import { must, Unmet } from '../outcomes.ts';
import { newScan, type Till, tillCase } from '../redemptions/till.ts';
import {
  CONTENT_REQUESTS,
  MEMBER_REQUESTS,
  newKey,
  newMember,
  newRegistration,
} from '../requests.ts';
import type { Reply } from '../serviceClient.ts';

/** A list of broken items repeats itself. */
const MAX_DIFFERENCES = 10;

/** Each operation replies with the format of the contract. */
export const FORMAT_CASES: readonly Case[] = [
  ...namesOf(CONTENT_REQUESTS).map((id) =>
    formatCase('content', id, async (kit) =>
      kit.content.ok(id, (await CONTENT_REQUESTS[id](kit)) as never),
    ),
  ),
  ...namesOf(MEMBER_REQUESTS).map((id) =>
    formatCase('members', id, async (kit) =>
      kit.members.ok(id, (await MEMBER_REQUESTS[id](kit)) as never),
    ),
  ),
  {
    ...formatCase('members', 'register', (kit) =>
      kit.members.ok('register', { body: newRegistration(kit) }, { key: newKey() }),
    ),
    writes: true,
  },
  {
    ...formatCase('members', 'updateMember', async (kit) => {
      const { crmId } = await newMember(kit);
      const request = { params: { crmId }, body: { phone_mobile: '+447700900111' } };
      return kit.members.ok('updateMember', request, { key: newKey() });
    }),
    writes: true,
  },
  {
    ...formatCase('members', 'withdrawMarketing', async (kit) => {
      const { crmId } = await newMember(kit);
      const request = { params: { crmId }, body: { at: new Date().toISOString() } };
      return kit.members.ok('withdrawMarketing', request, { key: newKey() });
    }),
    writes: true,
  },
  tillFormat('redeemVoucher', async (kit, till) => till.redeem(await newScan(kit))),
  tillFormat('reverseRedemption', async (kit, till) => {
    const request = await newScan(kit);
    await till.redeem(request);
    return till.reverse(request.body.id);
  }),
  typeCase('content', (kit) => kit.content.ok('listVenues', { query: {} })),
  typeCase('members', async (kit) =>
    kit.members.ok('findMembers', await MEMBER_REQUESTS.findMembers(kit)),
  ),
];

function formatCase(
  service: Case['service'],
  operation: string,
  load: (kit: Kit) => Promise<Reply<unknown>>,
): Case {
  return {
    id: `format-${operation}`,
    service,
    rule: 'G-04',
    requirement: formatOf(operation),
    check: async (kit) => expectFormat(kit, service, operation, await load(kit)),
  };
}

function formatOf(operation: string): string {
  return `${operation} replies with all required fields and no others, with valid values.`;
}

function tillFormat(
  operation: 'redeemVoucher' | 'reverseRedemption',
  load: (kit: Kit, till: Till) => Promise<Reply<unknown>>,
): Case {
  return tillCase(`format-${operation}`, 'G-04', formatOf(operation), async (kit, till) =>
    expectFormat(kit, 'members', operation, await load(kit, till)),
  );
}

function expectFormat(
  kit: Kit,
  service: Case['service'],
  operation: string,
  reply: Reply<unknown>,
): void {
  const schema = kit[service].service.operations.find(({ id }) => id === operation)?.reply;
  const checked = z.safeParse(schema as z.ZodMiniType, reply.body);
  if (checked.success) return;
  const differences = checked.error.issues.slice(0, MAX_DIFFERENCES).map(describeIssue);
  throw new Unmet(differences, [reply.exchange]);
}

function typeCase(service: Case['service'], load: (kit: Kit) => Promise<Reply<unknown>>): Case {
  return {
    id: `content-type-of-${service}`,
    service,
    rule: 'G-03',
    requirement: 'A reply has the content type application/json.',
    check: async (kit) => {
      const reply = await load(kit);
      const type = reply.headers.get('Content-Type') ?? '';
      const isJson = /^application\/json\b/.test(type);
      must(isJson, 'Content-Type: application/json', reply, `Content-Type: ${type}`);
    },
  };
}

function namesOf<T extends object>(table: T): readonly (keyof T & string)[] {
  return Object.keys(table) as (keyof T & string)[];
}
