import { createHash } from 'node:crypto';
import { memberHttpService } from '../../contract/http/members.ts';
import type { OperationId } from '../../contract/http/operation.ts';
import type { ServiceRedemption } from '../../contract/http/redemptions.ts';
import type { RuleId } from '../../contract/http/rules/rules.ts';
import type { Redemption } from '../../contract/till/redemption.ts';
import { offerEndsAt } from '../../contract/vouchers/voucherStatus.ts';
import { DomainError } from '../../domain/errors.ts';
import type { StoredVoucher } from '../../domain/ports/memberService.ts';
import type { ChangedUses, RedemptionService } from '../../domain/ports/redemptions.ts';
import { ServiceError } from '../../domain/ports/serviceError.ts';
import { toTillVoucher } from '../../domain/till/toTillVoucher.ts';
import { findOwnVoucher, type OwnVouchers } from './ownVouchers.ts';
import { readPages } from './readPages.ts';
import { SERVICE_LIMITS, type ServiceLimits } from './resilience.ts';
import { serviceClient } from './serviceClient.ts';
import type { ServiceSettings } from './serviceSettings.ts';

/** More changes than a service has since the beginning of a day that a manager opens, unless it is long ago. */
const MAX_CHANGES_OF_DAY = 20_000;

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
  async function pageOfChanges(venueId: number, since: Date, cursor: string | undefined) {
    const query = { since: since.toISOString(), cursor };
    const answer = await client.send('findRedemptions', { params: { venueId }, query });
    const isHere =
      answer.status !== 'ok' || answer.reply.items.every((each) => each.venueId === venueId);
    expect('findRedemptions', isHere, 'another venue', 'G-15');
    return answer;
  }

  /** As many pages as fit, and at least one: the service chooses their size. */
  async function changesOfGroup(
    venueId: number,
    since: Date,
    after: string | null,
    room: number,
  ): Promise<ChangedUses> {
    const items: ServiceRedemption[] = [];
    let cursor = after;
    for (let longest = 0; ; ) {
      const answer = await pageOfChanges(venueId, since, cursor ?? undefined);
      if (answer.status !== 'ok') break;
      items.push(...answer.reply.items);
      longest = Math.max(longest, answer.reply.items.length);
      cursor = answer.reply.next;
      if (cursor === null) break;
      if (items.length + longest > room) {
        return { redemptions: items.map(toRedemption), next: `${THEIRS}${cursor}` };
      }
    }
    return { redemptions: items.map(toRedemption), next: null };
  }

  return {
    async redeem(use) {
      const { voucher, at, ...values } = use;
      if (await findOwnVoucher(ownVouchers, voucher.id)) return own.redeem(use);
      const answer = await client.send('redeemVoucher', {
        params: { voucherId: voucher.id },
        body: { ...values, at: at.toISOString() },
        // A repeated scan, even on another instance, has the same key.
        key: idempotencyKey(use.id),
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
        key: idempotencyKey(redemptionId),
      });
      if (answer.status !== 'ok') return null;
      const { id, reversal: stored } = answer.reply;
      expect('reverseRedemption', id === redemptionId, 'another redemption', 'G-15');
      expect('reverseRedemption', stored !== null, 'a redemption that was not reversed', 'M-71');
      return toRedemption(answer.reply);
    },
    findUsesOf: (crmId) => own.findUsesOf(crmId),
    async findChangesAt(venueId, since, { after, limit }) {
      const { isOurs, cursor } = readCursor(after);
      if (isOurs) {
        const { redemptions, next } = await own.findChangesAt(venueId, since, {
          after: cursor,
          limit,
        });
        // A full page has no room for the group's.
        const isFull = next !== null || redemptions.length === limit;
        if (isFull) return { redemptions, next: next === null ? THEIRS : `${OURS}${next}` };
        const first = await changesOfGroup(venueId, since, null, limit - redemptions.length);
        return { redemptions: [...redemptions, ...first.redemptions], next: first.next };
      }
      return changesOfGroup(venueId, since, cursor, limit);
    },
    async findArrivedAt(venueId, from, until, limit) {
      const [ours, groups] = await Promise.all([
        own.findArrivedAt(venueId, from, until, limit),
        readPages((cursor) => pageOfChanges(venueId, from, cursor), { enough: MAX_CHANGES_OF_DAY }),
      ]);
      const theirs = (groups ?? []).filter((each) => isWithin(arrivalTime(each), from, until));
      // A redemption that is reversed while the pages are read is in the list twice: the later state counts.
      const all = [...theirs.map(toRedemption), ...ours.redemptions];
      const merged = [...new Map(all.map((each) => [each.id, each])).values()].toSorted(
        (one, other) => arrivalTime(other).localeCompare(arrivalTime(one)),
      );
      const isLong = (groups?.length ?? 0) >= MAX_CHANGES_OF_DAY;
      return {
        redemptions: merged.slice(0, limit),
        isCut: ours.isCut || isLong || merged.length > limit,
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
        .toSorted((one, other) => endTime(one) - endTime(other))
        .slice(0, limit);
    },
  };
}

/** The `Idempotency-Key` of a request that has one effect per id. */
function idempotencyKey(id: string): string {
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

/** The beginnings of cursors: our pages come first, then those of the group. */
const OURS = 'ours ';
const THEIRS = 'theirs ';

function readCursor(cursor: string | null): {
  readonly isOurs: boolean;
  readonly cursor: string | null;
} {
  if (cursor === null) return { isOurs: true, cursor: null };
  if (cursor.startsWith(OURS)) return { isOurs: true, cursor: cursor.slice(OURS.length) };
  if (!cursor.startsWith(THEIRS)) throw new DomainError('not-found');
  return { isOurs: false, cursor: cursor.slice(THEIRS.length) || null };
}

/** The time of arrival. A service that does not say it stores what a till uploads late at its claimed time. */
function arrivalTime({ at, recordedAt }: Pick<Redemption, 'at' | 'recordedAt'>): string {
  return new Date(recordedAt ?? at).toISOString();
}

function isWithin(instant: string, from: Date, until: Date): boolean {
  const time = new Date(instant);
  return time >= from && time < until;
}

function isFreeOffline({ offline, usedAt, validUntil }: StoredVoucher, now: Date): boolean {
  return offline === true && usedAt === null && now < offerEndsAt(validUntil);
}

function endTime({ validUntil }: StoredVoucher): number {
  return offerEndsAt(validUntil).getTime();
}
