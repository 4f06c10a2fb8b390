import {
  REVERSAL_MINUTES,
  type Redemption,
  type ReversalReason,
} from '../../contract/till/redemption.ts';
import type { ReversalRefusal } from '../../contract/till/reverse.ts';
import type { StaffRole } from '../../contract/till/staff.ts';
import type { Services } from '../ports/services.ts';
import type { EnrolledDevice } from '../ports/till.ts';

export interface ReversalRequest {
  readonly redemptionId: string;
  readonly reason: ReversalReason;
  readonly device: Pick<EnrolledDevice, 'id' | 'venueId'>;
  readonly role: StaffRole;
  readonly now: Date;
}

/**
 * Takes a redemption back, or says why not. The device that redeemed it may for `REVERSAL_MINUTES`, a manager of the
 * venue always. A repeated request returns the first reversal.
 */
export async function reverseRedemption(
  { redemptionId, reason, device, role, now }: ReversalRequest,
  { redemptions }: Pick<Services, 'redemptions'>,
): Promise<Redemption | ReversalRefusal> {
  const redemption = await redemptions.findRedemption(redemptionId);
  if (redemption === null || redemption.venueId !== device.venueId) return 'unknown';
  if (redemption.reversal) return redemption;
  const minutes = (now.getTime() - Date.parse(redemption.at)) / 60_000;
  const isOwn = redemption.deviceId === device.id && minutes <= REVERSAL_MINUTES;
  if (role !== 'manager' && !isOwn) return 'too-late';
  const reversed = await redemptions.reverse({
    redemptionId,
    reason,
    at: now,
    deviceId: device.id,
  });
  return reversed ?? 'not-offered';
}
