import { randomUUID } from 'node:crypto';
import {
  MAX_SHIFT_HOURS,
  type ShiftClaims,
  type StaffClaim,
  TILL_UID,
} from '../../contract/till/staff.ts';
import type { Services } from '../ports/services.ts';
import type { EnrolledDevice, StaffMember } from '../ports/till.ts';
import { worksAt } from './devices.ts';

const HOUR_MS = 60 * 60 * 1_000;

type ShiftServices = Pick<Services, 'shifts' | 'identities'>;

/** True for the uid of a session that a PIN opened. */
export function isTillUid(uid: string): boolean {
  return uid.startsWith(TILL_UID);
}

/**
 * Begins the shift of a person on a device, or continues it, and returns a token for a session. The session has an account
 * of its own without an address and without a password: whatever its holder adds to the account at the identity service, a
 * log-in with that has none of the claims, which only this session has.
 */
export async function openShift(
  person: StaffMember,
  device: EnrolledDevice,
  { shifts, identities }: ShiftServices,
  now: Date,
): Promise<string> {
  const { uid: staffUid, role, venueIds } = person;
  const { shift, replaced } = await shifts.open(
    {
      uid: `${TILL_UID}${randomUUID()}`,
      staffUid,
      deviceId: device.id,
      endsAt: new Date(now.getTime() + MAX_SHIFT_HOURS * HOUR_MS),
    },
    now,
  );
  if (replaced !== null) await identities.remove(replaced);
  return identities.sessionToken(shift.uid, {
    staff: { role, venueIds: [...venueIds] },
    staffUid,
    deviceId: device.id,
    shiftEndsAt: shift.endsAt.toISOString(),
  });
}

/** Ends a shift with its session, on the server. */
export async function endShift(
  uid: string,
  deviceId: string,
  { shifts, identities }: ShiftServices,
): Promise<void> {
  await shifts.end(uid, deviceId);
  await identities.remove(uid);
}

/** The person and the device of a session. */
export interface LiveShift {
  readonly person: StaffMember;
  /** It may be revoked. Null if the person does not work at its venue, or if it does not exist. */
  readonly device: EnrolledDevice | null;
}

/**
 * The person and the device of a session; null if the shift has ended, also because the person was removed or has another
 * role than the session says.
 */
export async function liveShift(
  uid: string,
  claims: ShiftClaims,
  { shifts, staff, tillDevices }: Pick<Services, 'shifts' | 'staff' | 'tillDevices'>,
  now: Date,
): Promise<LiveShift | null> {
  const [shift, person, device] = await Promise.all([
    shifts.find(claims.deviceId),
    staff.find(claims.staffUid),
    tillDevices.find(claims.deviceId),
  ]);
  const isOpen = shift?.uid === uid && shift.endsAt > now;
  if (!isOpen || person === null || !hasRole(person, claims.staff)) return null;
  return { person, device: device && worksAt(person, device.venueId) ? device : null };
}

function hasRole({ role, venueIds }: StaffMember, claim: StaffClaim): boolean {
  return role === claim.role && venueIds.join() === claim.venueIds.join();
}
