import { randomUUID } from 'node:crypto';
import type { memberHttpService } from '../../src/contract/http/members.ts';
import type { OperationReply } from '../../src/contract/http/operation.ts';
import type { OperationOf, OperationRequest } from '../../src/contract/http/operationTypes.ts';
import { inUtc } from '../../src/contract/rules/calendar.ts';
import { offerEndsAt } from '../../src/contract/vouchers/voucherStatus.ts';
import { type Kit, oncePerKit } from './kit.ts';
import { newKey, newMember } from './newMembers.ts';
import { expectRedemptions } from './optional.ts';
import { NotTested } from './outcomes.ts';
import type { Extras } from './serviceClient.ts';
import { given } from './testData.ts';

type Members = typeof memberHttpService;
type RedeemRequest = OperationRequest<OperationOf<Members, 'redeemVoucher'>>;
type ReverseRequest = OperationRequest<OperationOf<Members, 'reverseRedemption'>>;
type Redemption = OperationReply<Members, 'findRedemption'>;

const DEVICE = 'conformance-kit';

/** The clocks of two systems may differ by 5 minutes. */
const CLOCKS_MINUTES = 10;

/** A time before all changes of this run, also by the clock of the service. */
export const beforeRun = oncePerKit(async () =>
  inUtc(new Date()).subtract(CLOCKS_MINUTES, 'minute').toISOString(),
);

/**
 * A voucher for everyone that is valid now, at the casino of the test data's member. Members whom the kit invents redeem it,
 * so that no other member loses one. Throws `NotTested` for a service without redemptions.
 */
export const openOffer = oncePerKit(async (kit) => {
  await expectRedemptions(kit);
  const { location } = given(kit.data, 'member');
  const { crmId } = await newMember(kit);
  const request = { params: { crmId }, query: { location } };
  const pages = await kit.members.pages('findVouchersOf', request);
  const now = new Date();
  const offer = pages
    .flatMap(({ body }) => body.items)
    .find(
      ({ audience, validFrom, validUntil }) =>
        audience === 'everyone' && new Date(validFrom) <= now && now < offerEndsAt(validUntil),
    );
  if (offer) return offer;
  throw new NotTested(`Casino ${location} has no voucher for everyone that is valid now.`);
});

/** A request of a member whom the kit invents, for a voucher for everyone. */
export async function newScan(kit: Kit, change: Partial<RedeemRequest['body']> = {}) {
  await openOffer(kit);
  return scanOf(kit, await newMember(kit), change);
}

/** A request of this member. */
export async function scanOf(
  kit: Kit,
  { crmId, customerNumber }: Pick<RedeemRequest['body'], 'crmId' | 'customerNumber'>,
  change: Partial<RedeemRequest['body']> = {},
): Promise<RedeemRequest> {
  const { id: voucherId } = await openOffer(kit);
  const body = {
    id: newId(),
    crmId,
    customerNumber,
    venueId: given(kit.data, 'member').location,
    at: new Date().toISOString(),
    isOffline: false,
    deviceId: DEVICE,
    ...change,
  };
  return { params: { voucherId }, body };
}

/** The id of a new redemption. */
function newId(): string {
  return `conformance-${randomUUID()}`;
}

/** The same scan with another id: another redemption. */
export function again({ params, body }: RedeemRequest): RedeemRequest {
  return { params, body: { ...body, id: newId() } };
}

/** A request to take a redemption back. */
export function reversalOf(
  redemptionId: string,
  change: Partial<ReverseRequest['body']> = {},
): ReverseRequest {
  const at = new Date().toISOString();
  const body = { reason: 'not-served' as const, at, deviceId: DEVICE, ...change };
  return { params: { redemptionId }, body };
}

/** Sends a redemption, whatever the status of the reply is. The kit takes it back after the case. */
export function sendScan(kit: Kit, request: RedeemRequest, extras: Extras = { key: newKey() }) {
  kit.redeemed.add(request.body.id);
  return kit.members.send('redeemVoucher', request, extras);
}

/** Redeems a voucher. The kit takes it back after the case. */
export function redeem(kit: Kit, request: RedeemRequest, key: string = newKey()) {
  kit.redeemed.add(request.body.id);
  return kit.members.ok('redeemVoucher', request, { key });
}

/** Redeems a voucher for a new member. */
export async function newRedemption(kit: Kit) {
  const request = await newScan(kit);
  return { request, id: request.body.id, first: await redeem(kit, request) };
}

/** Takes a redemption back. */
export function reverse(kit: Kit, id: string, change: Partial<ReverseRequest['body']> = {}) {
  kit.redeemed.delete(id);
  return kit.members.ok('reverseRedemption', reversalOf(id, change), { key: newKey() });
}

/** Takes back all that a case redeemed. The case has its result: what fails here is another case's to find. */
export async function takeBack(kit: Kit): Promise<void> {
  const requests = [...kit.redeemed].map((id) => reverse(kit, id));
  await Promise.allSettled(requests);
}

/** A redemption with its instants in one form, and its fields in one order. */
export function inOneForm({ voucher, reversal, recordedAt, ...use }: Redemption): unknown {
  return sorted({
    ...use,
    at: instantOf(use.at),
    ...(recordedAt && { recordedAt: instantOf(recordedAt) }),
    voucher: sorted(voucher),
    reversal: reversal && sorted({ ...reversal, at: instantOf(reversal.at) }),
  });
}

/** An object with its fields in one order. */
export function sorted(value: object): object {
  return Object.fromEntries(Object.entries(value).toSorted());
}

/** An instant in UTC. */
export function instantOf(at: string): string {
  return new Date(at).toISOString();
}
