import { randomUUID } from 'node:crypto';
import { DEMO_SIGNING_KEY } from '../../local/environment/demoSigningKey.ts';
import { inUtc } from '../../src/contract/rules/calendar.ts';
import { type StaffRole, TILL_UID } from '../../src/contract/till/staff.ts';
import { offerEndsAt } from '../../src/contract/vouchers/voucherStatus.ts';
import type { StoredVoucher } from '../../src/domain/ports/memberService.ts';
import { voucherCodeSigner } from '../../src/domain/voucherCode/voucherCodeSigner.ts';
import { DINNER } from '../till/uses.ts';
import { Caller } from './memoryBackend.ts';
import type { MemberRecord, MemoryStore } from './memoryStore.ts';

export const inDays = (days: number) => inUtc(new Date()).add(days, 'day').toISOString();

/** A till at a venue: a session of staff that a PIN opened, on a device that was enrolled two months ago. */
export function newTill(
  { devices, staff, shifts }: MemoryStore,
  { role = 'till', venueId = 6 }: { readonly role?: StaffRole; readonly venueId?: number } = {},
) {
  const id = `device-${randomUUID()}`;
  const [uid, staffUid, shiftEndsAt] = [`${TILL_UID}${id}`, `staff-${id}`, inDays(1)];
  const claim = { role, venueIds: [venueId] };
  const state = { enrolledAt: inDays(-60), lastSyncAt: null, waiting: 0, revokedAt: null };
  devices.set(id, { id, venueId, name: 'Test device', secretHash: '', ...state });
  staff.set(staffUid, { ...claim, uid: staffUid, name: 'Test Staff', pinHash: null });
  shifts.set(id, { uid, staffUid, deviceId: id, endsAt: new Date(shiftEndsAt) });
  const caller = new Caller(uid, { staff: claim, staffUid, deviceId: id, shiftEndsAt });
  return Object.assign(caller, { deviceId: id });
}
export type Till = ReturnType<typeof newTill>;

/** Adds a voucher of a member, valid from yesterday until next week. `changes` override its fields. */
export function addVoucher(
  { vouchers }: MemoryStore,
  { id: crmId, home_casino }: MemberRecord,
  changes: Partial<StoredVoucher> = {},
): StoredVoucher {
  const number = vouchers.size + 1;
  const own = { id: `voucher-${number}`, code: `DINE-${number}`, crmId };
  const voucher = { ...DINNER, ...own, location: home_casino ?? 6, ...changes };
  vouchers.set(voucher.id, voucher);
  return voucher;
}

/** The code of a voucher that the member's app shows. */
export function codeOf(
  { id, validUntil }: Pick<StoredVoucher, 'id' | 'validUntil'>,
  { customer_number }: Pick<MemberRecord, 'customer_number'>,
  sign = voucherCodeSigner(DEMO_SIGNING_KEY),
): string {
  const customerNumber = customer_number;
  return sign({ voucherId: id, customerNumber, expiresAt: offerEndsAt(validUntil) });
}

/** A request to redeem a voucher with its code. */
export function scanOf(
  voucher: Pick<StoredVoucher, 'id' | 'validUntil'>,
  holder: Pick<MemberRecord, 'customer_number'>,
) {
  const customerNumber = holder.customer_number;
  return { nonce: randomUUID(), voucher: { code: codeOf(voucher, holder) }, customerNumber };
}
