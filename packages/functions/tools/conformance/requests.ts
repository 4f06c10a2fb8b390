import type { contentHttpService } from '../../src/contract/http/content.ts';
import type { memberHttpService } from '../../src/contract/http/members.ts';
import type { HttpService, OperationId } from '../../src/contract/http/operation.ts';
import type { OperationOf, OperationRequest } from '../../src/contract/http/operationTypes.ts';
import { type Kit, oncePerKit, type ServiceName } from './kit.ts';
import { NOTHING, newMember, newRegistration } from './newMembers.ts';
import { anyRedemption, expectRedemptions, pointsRequest, redemptionsRequest } from './optional.ts';
import { NotTested } from './outcomes.ts';
import { LONG_AGO } from './sample.ts';
import type { AnyReply, Extras } from './serviceClient.ts';
import { given } from './testData.ts';
import { newRedemption, newScan, reversalOf } from './till.ts';

/** A request of an operation, with ids of the test data. Throws `NotTested` if there is none. */
type Requests<S extends HttpService, Ids extends OperationId<S> = OperationId<S>> = {
  readonly [Id in Ids]: (kit: Kit) => Promise<OperationRequest<OperationOf<S, Id>>>;
};

type Content = typeof contentHttpService;
type Members = typeof memberHttpService;
type Keyed = Extract<Members['operations'][number], { readonly isKeyed: true }>['id'];

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

/** A request of each operation of the member service that reads, for which it has a reply. */
export const MEMBER_REQUESTS: Requests<Members, Exclude<OperationId<Members>, Keyed>> = {
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
  findVouchersOf: async ({ data }) => {
    const { crmId, location } = given(data, 'member');
    return { params: { crmId }, query: { location } };
  },
  findVoucher: async (kit) => {
    const [voucher] = await vouchersOf(kit);
    if (!voucher) throw new NotTested('The member of the test data has no voucher.');
    return { params: { voucherId: voucher.id } };
  },
  findPoints: (kit) => pointsRequest(kit, 'findPoints'),
  findPointMovements: (kit) => pointsRequest(kit, 'findPointMovements'),
  findRedemption: async (kit) => ({ params: { redemptionId: await anyRedemption(kit) } }),
  findRedemptions: (kit) => ofTills(kit, redemptionsRequest(kit)),
  findOfflineVouchers: (kit) => ofTills(kit, { params: redemptionsRequest(kit).params, query: {} }),
};

/** A request of each operation that writes, about a member whom the kit invents. */
export const WRITE_REQUESTS: Requests<Members, Keyed> = {
  register: async (kit) => ({ body: newRegistration(kit) }),
  updateMember: async (kit) => ({
    params: { crmId: (await newMember(kit)).crmId },
    body: { phone_mobile: '+447700900111' },
  }),
  withdrawMarketing: async (kit) => ({
    params: { crmId: (await newMember(kit)).crmId },
    body: { at: new Date().toISOString() },
  }),
  redeemVoucher: async (kit) => {
    const request = await newScan(kit);
    kit.redeemed.add(request.body.id);
    return request;
  },
  reverseRedemption: async (kit) => reversalOf((await newRedemption(kit)).id),
};

const ofUnknownVenue = { params: { venueId: UNKNOWN_VENUE }, query: {} };
const ofUnknownMember = { params: { crmId: UNKNOWN_ID }, query: {} };

/** A request with an unknown id of each operation that has a status 404. */
export const UNKNOWN_CONTENT: AnyRequests = {
  findVenue: async () => ofUnknownVenue,
  findBenefits: async () => ofUnknownVenue,
  findRestaurant: async () => ofUnknownVenue,
  findEvent: async () => ({ query: { uri: UNKNOWN_ID } }),
  findGame: async () => ({ params: { gameId: UNKNOWN_ID } }),
  findGamePrizes: async () => ({ params: { gameId: UNKNOWN_ID }, query: {} }),
};
export const UNKNOWN_MEMBERS: AnyRequests = {
  identify: async ({ data }) => ({
    body: { location: given(data, 'member').location, customerNumber: 'unknown' },
  }),
  readRecord: async () => ofUnknownMember,
  findVoucher: async () => ({ params: { voucherId: UNKNOWN_ID } }),
  findPoints: async (kit) => ({ ...(await pointsRequest(kit, 'findPoints')), ...ofUnknownMember }),
  findPointMovements: async (kit) => ({
    ...(await pointsRequest(kit, 'findPointMovements')),
    ...ofUnknownMember,
  }),
  findRedemption: (kit) => ofTills(kit, { params: { redemptionId: UNKNOWN_ID } }),
  findRedemptions: (kit) => ofTills(kit, { ...ofUnknownVenue, query: { since: LONG_AGO } }),
  findOfflineVouchers: (kit) => ofTills(kit, ofUnknownVenue),
};
export const UNKNOWN_WRITES: AnyRequests = {
  updateMember: async () => ({ ...ofUnknownMember, body: { phone_mobile: '+447700900111' } }),
  redeemVoucher: async (kit) => {
    const { body } = await WRITE_REQUESTS.redeemVoucher(kit);
    return { params: { voucherId: UNKNOWN_ID }, body };
  },
  reverseRedemption: (kit) => ofTills(kit, reversalOf(UNKNOWN_ID)),
};

/** The request, for a service with redemptions. */
async function ofTills<T>(kit: Kit, request: T): Promise<T> {
  await expectRedemptions(kit);
  return request;
}

/** Requests of operations, without the types of their parts. */
export type AnyRequests = Readonly<Record<string, (kit: Kit) => Promise<object>>>;

/** Those of a service that read. */
export const READING: Readonly<Record<ServiceName, AnyRequests>> = {
  content: CONTENT_REQUESTS,
  members: MEMBER_REQUESTS,
};

/** Checks each operation of a table for which the service and the test data have a request. Throws `NotTested` for none. */
export async function expectEach(
  kit: Kit,
  service: ServiceName,
  requests: AnyRequests,
  check: (send: (extras?: Extras) => Promise<AnyReply>) => Promise<void>,
): Promise<void> {
  let reason: NotTested | null = null;
  let isChecked = false;
  for (const [id, requestOf] of Object.entries(requests)) {
    const request = await requestOf(kit).catch((error: Error) => {
      if (!(error instanceof NotTested)) throw error;
      reason = error;
      return null;
    });
    if (request === null) continue;
    await check((extras) => kit[service].any(id, request, extras));
    isChecked = true;
  }
  if (!isChecked && reason) throw reason;
}

/** The pages of vouchers of the test data's member, which the cases of a run share. */
export const voucherPages = oncePerKit(async (kit) =>
  kit.members.pages('findVouchersOf', await MEMBER_REQUESTS.findVouchersOf(kit)),
);

export async function vouchersOf(kit: Kit) {
  return (await voucherPages(kit)).flatMap(({ body }) => body.items);
}
