import type { DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { ServiceRedemption } from '../../src/contract/http/redemptions.ts';
import type { voucherReplySchema } from '../../src/contract/http/schemas.ts';
import {
  GROUP_COLLECTIONS,
  idOfUse,
  type StoredUse,
  storedRedemption,
} from '../seed/groupRedemptions.ts';

/** A voucher as the reference server sends it. */
export type ServiceVoucher = z.infer<typeof voucherReplySchema>;

/** A voucher's use to store. */
export type NewUse = Omit<ServiceRedemption, 'voucher' | 'reversal' | 'recordedAt'>;

const FREE: StoredUse = { redemptionId: null, at: null, venueId: null };

/** Redeems a voucher for a member who may use it. The transaction reads the document of both, so one of two is new. */
export function redeem(
  database: Firestore,
  voucher: ServiceVoucher,
  use: NewUse,
): Promise<{ redemption: ServiceRedemption; isNew: boolean }> {
  const redemptions = database.collection(GROUP_COLLECTIONS.redemptions);
  const usePath = database.collection(GROUP_COLLECTIONS.uses).doc(idOfUse(voucher.id, use.crmId));
  return database.runTransaction(async (transaction) => {
    const [stored, used] = await transaction.getAll(redemptions.doc(use.id), usePath);
    if (stored?.exists) return { redemption: toRedemption(stored), isNew: true };
    const first: string | null = used?.get('redemptionId') ?? null;
    if (first !== null) {
      const redemption = toRedemption(await transaction.get(redemptions.doc(first)));
      return { redemption, isNew: false };
    }
    const { usedVenueId: _, ...before } = { ...voucher, usedAt: null };
    const now = new Date();
    const recordedAt = now.toISOString();
    const redemption = { ...use, recordedAt, voucher: before, reversal: null };
    transaction.set(redemptions.doc(use.id), storedRedemption(redemption, now));
    const counts: StoredUse = { redemptionId: use.id, at: use.at, venueId: use.venueId };
    transaction.set(usePath, counts);
    return { redemption, isNew: true };
  });
}

/** Takes a redemption back, once; null for an unknown id. */
export function reverse(
  database: Firestore,
  redemptionId: string,
  reversal: NonNullable<ServiceRedemption['reversal']>,
): Promise<ServiceRedemption | null> {
  const document = database.collection(GROUP_COLLECTIONS.redemptions).doc(redemptionId);
  return database.runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    if (!stored.exists) return null;
    const redemption = toRedemption(stored);
    if (redemption.reversal !== null) return redemption;
    const reversed = { ...redemption, reversal };
    const use = idOfUse(redemption.voucher.id, redemption.crmId);
    transaction.set(document, storedRedemption(reversed, new Date()));
    transaction.set(database.collection(GROUP_COLLECTIONS.uses).doc(use), FREE);
    return reversed;
  });
}

/** Null for an unknown id. */
export async function findRedemption(
  database: Firestore,
  redemptionId: string,
): Promise<ServiceRedemption | null> {
  const path = `${GROUP_COLLECTIONS.redemptions}/${redemptionId}`;
  const stored = await database.doc(path).get();
  return stored.exists ? toRedemption(stored) : null;
}

/** A redemption with the time of its last change. */
export interface Change {
  readonly redemption: ServiceRedemption;
  readonly changedAt: Date;
}

/** The redemptions of a venue that were stored or reversed since a time, sorted by that time and by id. */
export async function findChanges(
  database: Firestore,
  venueId: number,
  since: Date,
): Promise<readonly Change[]> {
  const { docs } = await database
    .collection(GROUP_COLLECTIONS.redemptions)
    .where('venueId', '==', venueId)
    .get();
  return docs
    .map((stored) => ({
      redemption: toRedemption(stored),
      changedAt: (stored.get('changedAt') as Timestamp).toDate(),
    }))
    .filter(({ changedAt }) => changedAt >= since)
    .toSorted(inOrder);
}

function inOrder(one: Change, other: Change): number {
  const earlier = one.changedAt.getTime() - other.changedAt.getTime();
  return earlier || (one.redemption.id < other.redemption.id ? -1 : 1);
}

/** Vouchers with their use by this member; those for everyone have none without a member. */
export async function withUses(
  database: Firestore,
  vouchers: readonly ServiceVoucher[],
  crmId: string | null,
): Promise<readonly ServiceVoucher[]> {
  const held = vouchers.map((each) => ({ voucher: each, holder: each.crmId ?? crmId }));
  const uses = database.collection(GROUP_COLLECTIONS.uses);
  const paths = held.flatMap(({ voucher, holder }) =>
    holder === null ? [] : [uses.doc(idOfUse(voucher.id, holder))],
  );
  const found = paths.length === 0 ? [] : await database.getAll(...paths);
  const stored = new Map(found.filter(({ exists }) => exists).map((each) => [each.id, each]));
  return held.map(({ voucher, holder }) => {
    const use = holder === null ? undefined : stored.get(idOfUse(voucher.id, holder))?.data();
    if (use === undefined) return voucher;
    const { usedVenueId: _, ...before } = voucher;
    const { at, venueId } = use as StoredUse;
    return at === null
      ? { ...before, usedAt: null }
      : { ...before, usedAt: at, usedVenueId: venueId };
  });
}

function toRedemption(stored: DocumentSnapshot): ServiceRedemption {
  return stored.get('redemption');
}
