import { randomUUID } from 'node:crypto';
import type { memberHttpService } from '../../../src/contract/http/members.ts';
import type { OperationReply } from '../../../src/contract/http/operation.ts';
import type { OperationOf, OperationRequest } from '../../../src/contract/http/operationTypes.ts';
import type { RuleId } from '../../../src/contract/http/rules/rules.ts';
import { inUtc } from '../../../src/contract/rules/calendar.ts';
import { offerEndsAt } from '../../../src/contract/vouchers/voucherStatus.ts';
import type { Case } from '../case.ts';
import type { Kit } from '../kit.ts';
import { oncePerKit } from '../oncePerKit.ts';
import { expectRedemptions } from '../optionalOperations.ts';
import { NotTested } from '../outcomes.ts';
import { newKey, newMember } from '../requests.ts';
import type { Reply } from '../serviceClient.ts';
import { given } from '../testData.ts';

type Members = typeof memberHttpService;
type RequestOf<Id extends 'redeemVoucher' | 'reverseRedemption'> = OperationRequest<
  OperationOf<Members, Id>
>;
export type RedeemRequest = RequestOf<'redeemVoucher'>;
export type Redemption = OperationReply<Members, 'findRedemption'>;

const DEVICE = 'conformance-kit';

/** The clocks of two systems may differ by 5 minutes. */
const CLOCKS_MINUTES = 10;

/** A time before all changes of this run, also by the clock of the service. */
export const beforeRun = oncePerKit(async () =>
  inUtc(new Date()).subtract(CLOCKS_MINUTES, 'minute').toISOString(),
);

/** A case that redeems vouchers. It is not tested for a service without redemptions. */
export function tillCase(
  id: string,
  rule: RuleId,
  requirement: string,
  check: (kit: Kit, till: Till) => Promise<void>,
): Case {
  return {
    id,
    service: 'members',
    rule,
    requirement,
    writes: true,
    check: (kit) => withTill(kit, check),
  };
}

/** Reverses at the end what the check redeemed. */
async function withTill(kit: Kit, check: (kit: Kit, till: Till) => Promise<void>): Promise<void> {
  await expectRedemptions(kit);
  const till = new Till(kit);
  try {
    await check(kit, till);
  } finally {
    await till.clear();
  }
}

/**
 * A voucher for everyone that is valid now, at the casino of the test data's member. Members whom the kit invents redeem it,
 * so that no other member loses one.
 */
export const openOffer = oncePerKit(async (kit) => {
  const { location } = given(kit.data, 'member');
  const { crmId } = await newMember(kit);
  const pages = await kit.members.pages('findVouchersOf', {
    params: { crmId },
    query: { location },
  });
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
export async function newScan(
  kit: Kit,
  change: Partial<RedeemRequest['body']> = {},
): Promise<RedeemRequest> {
  const { crmId, customerNumber } = await newMember(kit);
  return scanOf(kit, { crmId, customerNumber }, change);
}

/** A request of this member. */
export async function scanOf(
  kit: Kit,
  member: Pick<RedeemRequest['body'], 'crmId' | 'customerNumber'>,
  change: Partial<RedeemRequest['body']> = {},
): Promise<RedeemRequest> {
  const { id: voucherId } = await openOffer(kit);
  const { crmId, customerNumber } = member;
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
  change: Partial<RequestOf<'reverseRedemption'>['body']> = {},
): RequestOf<'reverseRedemption'> {
  const at = new Date().toISOString();
  const body = { reason: 'not-served' as const, at, deviceId: DEVICE, ...change };
  return { params: { redemptionId }, body };
}

/** A till that takes back what it redeemed. */
export class Till {
  private readonly kit: Kit;
  private readonly redeemed = new Set<string>();

  constructor(kit: Kit) {
    this.kit = kit;
  }

  /** Sends a redemption, whatever the status of the reply is. */
  async send(
    request: RedeemRequest,
    extras: Parameters<Kit['members']['send']>[2] = { key: newKey() },
  ): Promise<Reply<OperationReply<Members, 'redeemVoucher'>>> {
    this.redeemed.add(request.body.id);
    return this.kit.members.send('redeemVoucher', request, extras);
  }

  /** Redeems a voucher. */
  async redeem(request: RedeemRequest, key: string = newKey()) {
    this.redeemed.add(request.body.id);
    return this.kit.members.ok('redeemVoucher', request, { key });
  }

  /** Takes a redemption back. */
  async reverse(
    redemptionId: string,
    change: Partial<RequestOf<'reverseRedemption'>['body']> = {},
  ) {
    const request = reversalOf(redemptionId, change);
    const reply = await this.kit.members.ok('reverseRedemption', request, { key: newKey() });
    this.redeemed.delete(redemptionId);
    return reply;
  }

  /** One redemption. */
  find(redemptionId: string) {
    return this.kit.members.ok('findRedemption', { params: { redemptionId } });
  }

  /** Takes back all that it redeemed. The case has its result: what fails here is another case's to find. */
  async clear(): Promise<void> {
    const requests = [...this.redeemed].map((id) =>
      this.kit.members.send('reverseRedemption', reversalOf(id), { key: newKey() }),
    );
    await Promise.allSettled(requests);
  }
}

/** A redemption with its instants in one form, and its fields in one order. */
export function inOneForm({ voucher, reversal, recordedAt, ...use }: Redemption): unknown {
  const sorted = (value: object) => Object.fromEntries(Object.entries(value).toSorted());
  return sorted({
    ...use,
    at: instantOf(use.at),
    ...(recordedAt && { recordedAt: instantOf(recordedAt) }),
    voucher: sorted(voucher),
    reversal: reversal && sorted({ ...reversal, at: instantOf(reversal.at) }),
  });
}

/** An instant in UTC. */
export function instantOf(at: string): string {
  return new Date(at).toISOString();
}
