import { randomInt, randomUUID } from 'node:crypto';
import type { contentHttpService } from '../../src/contract/http/content.ts';
import type { memberHttpService } from '../../src/contract/http/members.ts';
import type { HttpService, OperationId } from '../../src/contract/http/operation.ts';
import type { OperationOf, OperationRequest } from '../../src/contract/http/operationTypes.ts';
import { inUtc } from '../../src/contract/rules/calendar.ts';
import type { Kit } from './kit.ts';
import { oncePerKit } from './oncePerKit.ts';
import { anyRedemption, expectRedemptions, redemptionsRequest } from './optionalOperations.ts';
import { must, NotTested } from './outcomes.ts';
import { LONG_AGO } from './sample.ts';
import { statementRequest } from './statement.ts';
import { given } from './testData.ts';

/** A request of an operation, with ids of the test data. */
type Requests<S extends HttpService, Ids extends OperationId<S> = OperationId<S>> = {
  readonly [Id in Ids]: (kit: Kit) => Promise<OperationRequest<OperationOf<S, Id>>>;
};

type Content = typeof contentHttpService;
type Members = typeof memberHttpService;

export const UNKNOWN_ID = 'unknown-to-every-service';
/** A casino that no group has. */
export const UNKNOWN_VENUE = 999_983;

/** A request of each operation of the content service, for which it has a reply. */
export const CONTENT_REQUESTS: Requests<Content> = {
  listVenues: async () => ({ query: {} }),
  findVenue: async ({ sample }) => ({ params: { venueId: (await sample.venue()).id } }),
  findBenefits: async ({ sample }) => ({
    params: { venueId: await sample.venueWith('findBenefits') },
    query: {},
  }),
  findRestaurant: async ({ sample }) => ({
    params: { venueId: await sample.venueWith('findRestaurant') },
  }),
  listEvents: async ({ sample }) => ({
    params: { venueId: (await sample.event()).venueId },
    query: { since: LONG_AGO },
  }),
  findEvent: async ({ sample }) => ({ query: { uri: (await sample.event()).uri } }),
  listGames: async () => ({ query: {} }),
  findGame: async ({ sample }) => ({ params: { gameId: (await sample.game()).id } }),
  findGamePrizes: async ({ sample }) => ({
    params: { gameId: await sample.gameWithPrizes() },
    query: {},
  }),
  findInfoPage: async () => ({ params: { page: 'faqs' } }),
};

/** The same operations with an unknown id. */
export const UNKNOWN_CONTENT: Partial<Requests<Content>> = {
  findVenue: async () => ({ params: { venueId: UNKNOWN_VENUE } }),
  findBenefits: async () => ({ params: { venueId: UNKNOWN_VENUE }, query: {} }),
  findRestaurant: async () => ({ params: { venueId: UNKNOWN_VENUE } }),
  findEvent: async () => ({ query: { uri: UNKNOWN_ID } }),
  findGame: async () => ({ params: { gameId: UNKNOWN_ID } }),
  findGamePrizes: async () => ({ params: { gameId: UNKNOWN_ID }, query: {} }),
};

/** The values of a search. */
export type SearchValues = Record<'emails' | 'mobiles' | 'datesOfBirth' | 'personIds', string[]>;

/** A search without values. */
export const NOTHING: SearchValues = { emails: [], mobiles: [], datesOfBirth: [], personIds: [] };

/** A request of each reading operation of the member service, for which it has a reply. */
export const MEMBER_REQUESTS: Requests<
  Members,
  Exclude<
    OperationId<Members>,
    'register' | 'updateMember' | 'withdrawMarketing' | 'redeemVoucher' | 'reverseRedemption'
  >
> = {
  findMembers: async ({ data }) => ({ body: { crmIds: [given(data, 'member').crmId] } }),
  searchMembers: async ({ data }) => ({
    body: { ...NOTHING, emails: [given(data, 'member').email] },
  }),
  isMember: async ({ data }) => {
    const { email, location } = given(data, 'member');
    return { body: { email, location } };
  },
  identify: async ({ data }) => {
    const { location, customerNumber } = given(data, 'member');
    return { body: { location, customerNumber } };
  },
  readRecord: async ({ data }) => ({ params: { crmId: given(data, 'member').crmId } }),
  findVouchersOf: async (kit) => vouchersOf(kit),
  findVoucher: async (kit) => {
    const [voucher] = (await voucherPages(kit)).flatMap(({ body }) => body.items);
    if (!voucher) throw new NotTested('The member of the test data has no voucher.');
    return { params: { voucherId: voucher.id } };
  },
  findPoints: (kit) => statementRequest(kit, 'findPoints'),
  findPointMovements: (kit) => statementRequest(kit, 'findPointMovements'),
  findRedemption: async (kit) => {
    const redemptionId = await anyRedemption(kit);
    if (redemptionId === null) throw new NotTested('The service has no redemption.');
    return { params: { redemptionId } };
  },
  findRedemptions: async (kit) => {
    await expectRedemptions(kit);
    return redemptionsRequest(kit);
  },
  findOfflineVouchers: async (kit) => {
    await expectRedemptions(kit);
    return { params: redemptionsRequest(kit).params, query: {} };
  },
};

/** The same operations with an unknown id. */
export const UNKNOWN_MEMBERS: Partial<Requests<Members>> = {
  identify: async ({ data }) => ({
    body: { location: given(data, 'member').location, customerNumber: 'unknown' },
  }),
  readRecord: async () => ({ params: { crmId: UNKNOWN_ID } }),
  findVoucher: async () => ({ params: { voucherId: UNKNOWN_ID } }),
  findPoints: async (kit) => {
    await statementRequest(kit, 'findPoints');
    return { params: { crmId: UNKNOWN_ID } };
  },
  findPointMovements: async (kit) => {
    await statementRequest(kit, 'findPointMovements');
    return { params: { crmId: UNKNOWN_ID }, query: {} };
  },
  findRedemption: async (kit) => {
    await expectRedemptions(kit);
    return { params: { redemptionId: UNKNOWN_ID } };
  },
  findRedemptions: async (kit) => {
    await expectRedemptions(kit);
    return { ...redemptionsRequest(kit), params: { venueId: UNKNOWN_VENUE } };
  },
  findOfflineVouchers: async (kit) => {
    await expectRedemptions(kit);
    return { params: { venueId: UNKNOWN_VENUE }, query: {} };
  },
};

/** A registration of a person who does not exist, at the casino of the test data's member. */
export function newRegistration({ data }: Kit): NewRegistration {
  const name = randomUUID();
  return {
    values: {
      title: 'Mx',
      firstName: 'Conformance',
      lastName: `Check ${name.replaceAll(/[\d-]/g, '')}`,
      dob: '1990-01-31',
      email: `conformance-${name}@casino.test`,
      gender: 'undisclosed',
      mobile: newMobile(),
      consents: { over18: true, terms: true, marketing: ['email'] },
      location: given(data, 'member').location,
    },
    customerNumber: null,
    at: new Date().toISOString(),
  };
}

export type NewRegistration = OperationRequest<OperationOf<Members, 'register'>>['body'];

/** A mobile number of the range that Ofcom reserves for fiction. */
export function newMobile(): string {
  return `+447700900${randomInt(100, 1_000)}`;
}

/** A customer number that hardly any group gives out. */
export function newNumber(): string {
  return `9${randomInt(10_000_000, 100_000_000)}`;
}

/** A new idempotency key. */
export function newKey(): string {
  return randomUUID();
}

/** Registers a new member, for cases that change one, with other values than the usual ones. */
export async function newMember(
  kit: Kit,
  change: Partial<NewRegistration['values']> = {},
): Promise<NewRegistration['values'] & MembershipOf> {
  const { values, reply } = await registerAs(kit, change);
  return { ...values, ...reply.body.membership };
}

async function registerAs(kit: Kit, change: Partial<NewRegistration['values']>) {
  const { values, ...rest } = newRegistration(kit);
  const body = { ...rest, values: { ...values, ...change } };
  const reply = await kit.members.ok('register', { body }, { key: newKey() });
  return { values: body.values, reply };
}

/** One more than a page of most services has. */
const MANY = 26;

/** Members whom the kit registers once in a run, at once. They share a day of birth, so that a search finds them all. */
export const manyMembers = oncePerKit(async (kit) => {
  const born = inUtc('1901-01-01').add(randomInt(10_000), 'day').format('YYYY-MM-DD');
  const registered = await Promise.all(
    Array.from({ length: MANY }, () => registerAs(kit, { dob: born })),
  );
  const replies = registered.map(({ reply }) => reply);
  const members = replies.map(({ body }) => body.membership);
  return { members, replies, request: { body: { ...NOTHING, datesOfBirth: [born] } } };
});

interface MembershipOf {
  readonly crmId: string;
  readonly customerNumber: string;
}

/** The record of a member, with the reply. */
export async function readMember({ members }: Kit, crmId: string) {
  const reply = await members.ok('findMembers', { body: { crmIds: [crmId] } });
  const [record] = reply.body.records;
  must(record !== undefined, `the record ${crmId}`, reply);
  return { record, member: record.member, reply };
}

/** Changes a member. */
export function update(
  { members }: Kit,
  crmId: string,
  body: OperationRequest<OperationOf<Members, 'updateMember'>>['body'],
  key: string = newKey(),
) {
  return members.ok('updateMember', { params: { crmId }, body }, { key });
}

/** Withdraws the marketing consents of a member. */
export function withdraw({ members }: Kit, crmId: string, at: string, key: string = newKey()) {
  return members.ok('withdrawMarketing', { params: { crmId }, body: { at } }, { key });
}

/** The vouchers of the test data's member, which the cases of a run share. */
export const voucherPages = oncePerKit((kit) =>
  kit.members.pages('findVouchersOf', vouchersOf(kit)),
);

function vouchersOf({ data }: Kit) {
  const { crmId, location } = given(data, 'member');
  return { params: { crmId }, query: { location } };
}
