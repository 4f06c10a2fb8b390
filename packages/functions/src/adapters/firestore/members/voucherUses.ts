import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { idSchema, instantSchema, venueIdSchema } from '../../../contract/schemas.ts';
import type { StoredVoucher } from '../../../domain/ports/memberService.ts';
import type { VoucherUse } from '../../../domain/ports/redemptions.ts';
import { fromDocument } from '../document.ts';

/** The use of a voucher, as its document has it: `redemptionId` is null if another system recorded the use. */
export const useStateSchema = z.object({
  usedAt: z.nullable(instantSchema),
  usedVenueId: z.optional(z.nullable(venueIdSchema)),
  redemptionId: z.optional(z.nullable(idSchema)),
});

/** The use of an offer to everyone by one member, `voucherUses/{voucherId}~{crmId}`. */
const offerUseSchema = z.extend(useStateSchema, { voucherId: idSchema, crmId: idSchema });

/** Far above the number of offers that a member uses while they are published. */
const MAX_USES = 200;

/** The document that has the use of a voucher by a member. No id contains the separator. */
export function documentOfUse(
  database: Firestore,
  { voucher, crmId }: Pick<VoucherUse, 'voucher' | 'crmId'>,
): DocumentReference {
  return voucher.audience === 'personal'
    ? database.collection('vouchers').doc(voucher.id)
    : database.collection('voucherUses').doc(`${voucher.id}~${crmId}`);
}

/** The fields of a use, or of a voucher that is free again. */
export function fieldsOfUse(use: Pick<VoucherUse, 'id' | 'at' | 'venueId'> | null) {
  return use === null
    ? { usedAt: null, usedVenueId: null, redemptionId: null }
    : { usedAt: Timestamp.fromDate(use.at), usedVenueId: use.venueId, redemptionId: use.id };
}

/** Offers to everyone, with their use by a member. */
export async function withMemberUses(
  database: Firestore,
  offers: readonly StoredVoucher[],
  crmId: string,
): Promise<readonly StoredVoucher[]> {
  if (offers.length === 0) return offers;
  const { docs } = await database
    .collection('voucherUses')
    .where('crmId', '==', crmId)
    .limit(MAX_USES)
    .get();
  const uses = docs.map((snapshot) => fromDocument(offerUseSchema, snapshot.data()));
  return offers.map((offer) =>
    withUse(
      offer,
      uses.find(({ voucherId }) => voucherId === offer.id),
    ),
  );
}

/** One offer to everyone, with its use by a member: one read, however many offers the member has used. */
export async function withMemberUse(
  database: Firestore,
  offer: StoredVoucher,
  crmId: string,
): Promise<StoredVoucher> {
  const snapshot = await documentOfUse(database, { voucher: offer, crmId }).get();
  return snapshot.exists ? withUse(offer, fromDocument(offerUseSchema, snapshot.data())) : offer;
}

function withUse(
  offer: StoredVoucher,
  use: z.infer<typeof offerUseSchema> | undefined,
): StoredVoucher {
  return use ? { ...offer, usedAt: use.usedAt, usedVenueId: use.usedVenueId ?? null } : offer;
}
