import { createHash } from 'node:crypto';
import { memberHttpService } from '../../contract/http/members.ts';
import type { OperationId } from '../../contract/http/operation.ts';
import type { ServiceRedemption } from '../../contract/http/redemptions.ts';
import type { RuleId } from '../../contract/http/rules/rules.ts';
import type { Redemption } from '../../contract/till/redemption.ts';
import { offerEndsAt } from '../../contract/vouchers/voucherStatus.ts';
import type { StoredVoucher } from '../../domain/ports/memberService.ts';
import type { RedemptionService } from '../../domain/ports/redemptions.ts';
import { ServiceError } from '../../domain/ports/serviceError.ts';
import { toTillVoucher } from '../../domain/till/toTillVoucher.ts';
import { findOwnVoucher, type OwnVouchers } from './ownVouchers.ts';
import { readPages } from './readPages.ts';
import { SERVICE_LIMITS, type ServiceLimits } from './resilience.ts';
import { serviceClient } from './serviceClient.ts';
import type { ServiceSettings } from './serviceSettings.ts';

/**
 * The redemptions of a group over HTTP (docs/connect.md), and in `own` those of the vouchers that this product issues
 * itself. A group without these operations redeems nothing, and its lists are empty.
 */
export function httpRedemptions(
  settings: ServiceSettings,
  own: RedemptionService,
  ownVouchers: Pick<OwnVouchers, 'findVoucher'>,
  limits: ServiceLimits = SERVICE_LIMITS,
): RedemptionService {
  const client = serviceClient(memberHttpService, settings, limits);
  return {
    async redeem(use) {
      const { voucher, at, ...values } = use;
      if (await findOwnVoucher(ownVouchers, voucher.id)) return own.redeem(use);
      const answer = await client.send('redeemVoucher', {
        params: { voucherId: voucher.id },
        body: { ...values, at: at.toISOString() },
        // A repeated scan, also on another instance, has the same key.
        key: keyOf(use.id),
      });
      if (answer.status !== 'ok') return { status: 'not-offered' };
      const { redemption, isNew } = answer.reply;
      const isSame = redemption.voucher.id === voucher.id && redemption.crmId === use.crmId;
      expect('redeemVoucher', isSame, 'another voucher or member', 'G-15');
      const isOurs = redemption.id === use.id;
      expect('redeemVoucher', isOurs || !isNew, 'a new redemption with another id', 'M-65');
      const counts = isOurs || redemption.reversal === null;
      expect('redeemVoucher', counts, 'a reversed redemption', 'M-71');
      return { status: isOurs ? 'redeemed' : 'already', redemption: toRedemption(redemption) };
    },
    async findRedemption(redemptionId) {
      const found = await own.findRedemption(redemptionId);
      if (found) return found;
      const answer = await client.send('findRedemption', { params: { redemptionId } });
      if (answer.status !== 'ok') return null;
      expect('findRedemption', answer.reply.id === redemptionId, 'another redemption', 'G-15');
      return toRedemption(answer.reply);
    },
    async reverse(reversal) {
      const { redemptionId, at, ...values } = reversal;
      const reversed = await own.reverse(reversal);
      if (reversed) return reversed;
      const answer = await client.send('reverseRedemption', {
        params: { redemptionId },
        body: { ...values, at: at.toISOString() },
        key: keyOf(redemptionId),
      });
      if (answer.status !== 'ok') return null;
      const { id, reversal: stored } = answer.reply;
      expect('reverseRedemption', id === redemptionId, 'another redemption', 'G-15');
      expect('reverseRedemption', stored !== null, 'a redemption that was not reversed', 'M-71');
      return toRedemption(answer.reply);
    },
    findUsesOf: (crmId) => own.findUsesOf(crmId),
    async findUsesAt(venueId, since, limit) {
      const query = { since: since.toISOString() };
      const [ours, groups] = await Promise.all([
        own.findUsesAt(venueId, since, limit),
        readPages(
          (cursor) =>
            client.send('findRedemptions', { params: { venueId }, query: { ...query, cursor } }),
          { enough: limit + 1 },
        ),
      ]);
      const theirs = groups ?? [];
      const isHere = theirs.every((each) => each.venueId === venueId);
      expect('findRedemptions', isHere, 'another venue', 'G-15');
      // A redemption that is reversed while the pages are read is in the list twice: the later state counts.
      const all = [...theirs.map(toRedemption), ...ours.redemptions];
      const merged = [...new Map(all.map((each) => [each.id, each])).values()].toSorted(
        (one, other) => changedAt(one) - changedAt(other),
      );
      return {
        redemptions: merged.slice(0, limit),
        isCut: ours.isCut || theirs.length > limit || merged.length > limit,
      };
    },
    async findOfflineVouchers(venueId, now, limit) {
      const [ours, groups] = await Promise.all([
        own.findOfflineVouchers(venueId, now, limit),
        readPages(
          (cursor) =>
            client.send('findOfflineVouchers', { params: { venueId }, query: { cursor } }),
          { enough: limit },
        ),
      ]);
      const issued = new Set(ours.map(({ id }) => id));
      // A till would redeem each of these without asking: a wrong one is left out, and costs no others.
      const theirs = (groups ?? []).filter(
        (each) => each.location === venueId && isFreeOffline(each, now) && !issued.has(each.id),
      );
      return [...ours, ...theirs]
        .toSorted((one, other) => endOf(one) - endOf(other))
        .slice(0, limit);
    },
  };
}

/** The `Idempotency-Key` of a request that has one effect per id. */
function keyOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

/** A reply that contradicts the request must not reach a till. */
function expect(
  operation: OperationId<typeof memberHttpService>,
  isRight: boolean,
  what: string,
  rule: RuleId,
): void {
  if (isRight) return;
  throw new ServiceError('broken', `${operation}, the reply has ${what}`, { rule });
}

function toRedemption({ crmId: _, voucher, ...redemption }: ServiceRedemption): Redemption {
  return { ...redemption, voucher: toTillVoucher(voucher) };
}

/** The last change that a redemption names. Only the service knows when it stored one that was uploaded later. */
function changedAt({ at, reversal }: Redemption): number {
  return Date.parse(reversal?.at ?? at);
}

function isFreeOffline({ offline, usedAt, validUntil }: StoredVoucher, now: Date): boolean {
  return offline === true && usedAt === null && now < offerEndsAt(validUntil);
}

function endOf({ validUntil }: StoredVoucher): number {
  return offerEndsAt(validUntil).getTime();
}
