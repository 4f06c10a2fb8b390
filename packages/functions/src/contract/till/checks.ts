import type { Voucher } from '../vouchers/getAllVouchers.ts';
import type { StaffCheck } from './redemption.ts';

/** From this value on, staff compare the member with a photo, in pence. */
const PHOTO_FROM_PENCE = 5_000;

/** The checks of staff before they serve a voucher. */
export function requiredChecks({
  category,
  valuePence,
}: Pick<Voucher, 'category' | 'valuePence'>): StaffCheck[] {
  const isForAdults = category === 'drinks' || category === 'gaming';
  const isValuable = category === 'stay' || (valuePence ?? 0) >= PHOTO_FROM_PENCE;
  return [...(isForAdults ? ['age' as const] : []), ...(isValuable ? ['photo' as const] : [])];
}
