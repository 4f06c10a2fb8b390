import { randomUUID } from 'node:crypto';
import { DEMO_SIGNING_KEY } from '../../local/environment/demoSigningKey.ts';
import { FirestoreRest } from '../../local/seed/firestoreRest.ts';
import { PROJECT_ID } from '../../local/settings/project.ts';
import { offerEndsAt } from '../../src/contract/vouchers/voucherStatus.ts';
import { voucherCodeSigner } from '../../src/domain/voucherCode/voucherCodeSigner.ts';
import { testBackend } from '../backend/testBackend.ts';
import type { AddedMember } from '../members/addMember.ts';
import { DINNER } from './uses.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** A voucher in the store. */
export interface TestVoucher {
  readonly id: string;
  readonly code: string;
  readonly validUntil: Date;
}

/** Adds a voucher of a member that is valid from yesterday until next week. */
export async function newVoucher(
  { crmId, location }: Pick<AddedMember, 'crmId' | 'location'>,
  changes: {
    readonly validFrom?: Date;
    readonly offline?: boolean;
  } = {},
): Promise<TestVoucher> {
  const id = `voucher-${randomUUID()}`;
  const code = `DINE-${id.slice(-6).toUpperCase()}`;
  const dates = { validFrom: inDays(-1), validUntil: inDays(7) };
  const fields = { ...DINNER, ...dates, id, code, crmId, location, ...changes };
  await new FirestoreRest(testBackend().firestore, PROJECT_ID).commit([
    { path: `vouchers/${id}`, fields },
  ]);
  return { id, code, validUntil: fields.validUntil };
}

/** The code of a voucher that the member's app shows. */
export function codeOf(
  { id, validUntil }: Pick<TestVoucher, 'id' | 'validUntil'>,
  { customerNumber }: Pick<AddedMember, 'customerNumber'>,
): string {
  const sign = voucherCodeSigner(DEMO_SIGNING_KEY);
  const expiresAt = offerEndsAt(validUntil.toISOString());
  return sign({ voucherId: id, customerNumber, expiresAt });
}
