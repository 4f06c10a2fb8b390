import { type DocumentData, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { storedVoucherSchema } from '../../../contract/http/schemas.ts';
import { inUtc } from '../../../contract/rules/calendar.ts';
import { idSchema } from '../../../contract/schemas.ts';
import { offerEndsAt } from '../../../contract/vouchers/voucherStatus.ts';
import type { StoredVoucher } from '../../../domain/ports/memberService.ts';
import type { ContentRoot } from '../content/publishedContent.ts';
import { fromDocument } from '../document.ts';
import { withMemberUses } from './voucherUses.ts';

/** Far above the number of vouchers of one membership. */
const MAX_VOUCHERS = 200;

/** A member's own vouchers at a venue, `vouchers/{voucherId}`, and the published offers to everyone there. */
export async function findVouchersOf(
  database: Firestore,
  root: ContentRoot,
  holder: { readonly crmId: string; readonly location: number },
): Promise<readonly StoredVoucher[]> {
  const atVenue = (parent: ContentRoot) =>
    parent.collection('vouchers').where('location', '==', holder.location);
  const [personal, everyone] = await Promise.all([
    read(atVenue(database).where('crmId', '==', holder.crmId)),
    read(atVenue(root).where('audience', '==', 'everyone')),
  ]);
  return [...personal, ...(await withMemberUses(database, everyone, holder.crmId))];
}

/** The personal vouchers and offers that a till of a venue may redeem without a connection: those that end first. */
export async function findOfflineVouchers(
  database: Firestore,
  root: ContentRoot,
  { venueId, now, limit }: { readonly venueId: number; readonly now: Date; readonly limit: number },
): Promise<readonly StoredVoucher[]> {
  const ending = (parent: ContentRoot, audience: StoredVoucher['audience']) =>
    parent
      .collection('vouchers')
      .where('location', '==', venueId)
      .where('audience', '==', audience)
      .where('offline', '==', true)
      .where('usedAt', '==', null)
      .where('validUntil', '>', Timestamp.fromDate(inUtc(now).subtract(1, 'day').toDate()))
      .orderBy('validUntil')
      .limit(limit)
      .get();
  const found = await Promise.all([ending(database, 'personal'), ending(root, 'everyone')]);
  return found
    .flatMap(({ docs }) => docs.map((snapshot) => toVoucher(snapshot.data())))
    .filter(({ validUntil }) => offerEndsAt(validUntil) > now)
    .sort((a, b) => a.validUntil.localeCompare(b.validUntil))
    .slice(0, limit);
}

/** Null for an unknown id, and for an offer to everyone that the published version does not have. */
export async function findVoucher(
  database: Firestore,
  root: ContentRoot,
  voucherId: string,
): Promise<StoredVoucher | null> {
  const find = async (parent: ContentRoot) => {
    const snapshot = await parent.collection('vouchers').doc(voucherId).get();
    return snapshot.exists ? toVoucher(snapshot.data()) : null;
  };
  const voucher = await find(database);
  return root === database || voucher?.audience === 'personal' ? voucher : find(root);
}

async function read(query: Query<DocumentData>): Promise<StoredVoucher[]> {
  const { docs } = await query.limit(MAX_VOUCHERS).get();
  return docs.map((snapshot) => toVoucher(snapshot.data()));
}

/** A till adds the id of its redemption to a document. */
const documentSchema = z.extend(storedVoucherSchema, {
  redemptionId: z.optional(z.nullable(idSchema)),
});

function toVoucher(data: unknown): StoredVoucher {
  const { redemptionId, ...voucher } = fromDocument(documentSchema, data);
  return voucher;
}

/** The document of a voucher, with instants as timestamps. */
export function voucherFields(voucher: StoredVoucher): DocumentData {
  const moment = (instant: string) => Timestamp.fromDate(new Date(instant));
  return {
    ...voucher,
    validFrom: moment(voucher.validFrom),
    validUntil: moment(voucher.validUntil),
    usedAt: voucher.usedAt === null ? null : moment(voucher.usedAt),
  };
}
