import { type DocumentData, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { storedVoucherSchema } from '../../../contract/http/schemas.ts';
import type { StoredVoucher } from '../../../domain/ports/memberService.ts';
import type { ContentRoot } from '../content/publishedContent.ts';
import { fromDocument } from '../document.ts';

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
  return [...personal, ...everyone];
}

/** Null for an unknown id, and for an offer to everyone that the published version does not have. */
export async function findVoucher(
  database: Firestore,
  root: ContentRoot,
  voucherId: string,
): Promise<StoredVoucher | null> {
  const find = async (parent: ContentRoot) => {
    const snapshot = await parent.collection('vouchers').doc(voucherId).get();
    return snapshot.exists ? fromDocument(storedVoucherSchema, snapshot.data()) : null;
  };
  const voucher = await find(database);
  return root === database || voucher?.audience === 'personal' ? voucher : find(root);
}

async function read(query: Query<DocumentData>): Promise<StoredVoucher[]> {
  const { docs } = await query.limit(MAX_VOUCHERS).get();
  return docs.map((snapshot) => fromDocument(storedVoucherSchema, snapshot.data()));
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
