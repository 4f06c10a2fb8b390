import { type DocumentData, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { voucherSchema } from '../contract/index.ts';
import { fromDocument } from './document.ts';

const storedVoucherSchema = z.extend(z.omit(voucherSchema, { status: true }), {
  /** The venue at which it is redeemed. */
  location: z.int(),
  /** The member it was given to; null for one that is open to everyone. */
  crmId: z.nullable(z.string()),
  /** When it was redeemed, or null. */
  usedAt: z.nullable(z.iso.datetime({ offset: true })),
});

/** A voucher as it is kept: its status follows from the clock (`domain/vouchers.ts`). */
export type StoredVoucher = z.infer<typeof storedVoucherSchema>;

/** One membership's share of a member's vouchers is far below this. */
const MAX_VOUCHERS = 200;

/** A member's own vouchers at a venue, and those that it opens to everyone: `vouchers/{voucherId}`. */
export async function findVouchersOf(
  database: Firestore,
  holder: { readonly crmId: string; readonly location: number },
): Promise<readonly StoredVoucher[]> {
  const atVenue = database.collection('vouchers').where('location', '==', holder.location);
  const [personal, everyone] = await Promise.all([
    read(atVenue.where('crmId', '==', holder.crmId)),
    read(atVenue.where('audience', '==', 'everyone')),
  ]);
  return [...personal, ...everyone];
}

/** Null for an id that nobody knows. */
export async function findVoucher(
  database: Firestore,
  voucherId: string,
): Promise<StoredVoucher | null> {
  const snapshot = await database.collection('vouchers').doc(voucherId).get();
  return snapshot.exists ? fromDocument(storedVoucherSchema, snapshot.data()) : null;
}

async function read(query: Query<DocumentData>): Promise<StoredVoucher[]> {
  const { docs } = await query.limit(MAX_VOUCHERS).get();
  return docs.map((snapshot) => fromDocument(storedVoucherSchema, snapshot.data()));
}

/** A voucher as its document holds it: moments are timestamps. */
export function voucherFields(voucher: StoredVoucher): DocumentData {
  const moment = (instant: string) => Timestamp.fromDate(new Date(instant));
  return {
    ...voucher,
    validFrom: moment(voucher.validFrom),
    validUntil: moment(voucher.validUntil),
    usedAt: voucher.usedAt === null ? null : moment(voucher.usedAt),
  };
}
