import type { ShiftClaims, StaffClaim } from '@casino/functions/contract/till/staff.ts';
import { STAFF_ROLES } from '@casino/functions/contract/till/staffRoles.ts';

/** The claims of a token that the page uses. `auth_time` is the server's clock at the log-in, in seconds. */
type Claims = Partial<Record<keyof ShiftClaims | 'auth_time', unknown>>;

interface ReadClaims {
  readonly staff: StaffClaim | null;
  /** Of a session that a PIN opened: the login of the person, the device, and how long it lasted then, in milliseconds. */
  readonly shift: {
    readonly staffUid: string;
    readonly deviceId: string;
    readonly lastsMs: number;
  } | null;
}

/** The claims of an ID token that the page uses. The server verifies them; the page only shows what they allow. */
export function readClaims(idToken: string): ReadClaims {
  try {
    const [, payload = ''] = idToken.split('.');
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const claims = JSON.parse(bytes) as Claims;
    return { staff: isStaffClaim(claims.staff) ? claims.staff : null, shift: toShift(claims) };
  } catch {
    return { staff: null, shift: null };
  }
}

function toShift({ staffUid, deviceId, shiftEndsAt, auth_time }: Claims): ReadClaims['shift'] {
  if (typeof staffUid !== 'string' || typeof deviceId !== 'string') return null;
  const lastsMs = Date.parse(String(shiftEndsAt)) - Number(auth_time) * 1_000;
  return { staffUid, deviceId, lastsMs: Math.max(0, lastsMs || 0) };
}

function isStaffClaim(value: unknown): value is StaffClaim {
  if (typeof value !== 'object' || value === null) return false;
  const { role, venueIds } = value as Partial<StaffClaim>;
  return STAFF_ROLES.some((each) => each === role) && Array.isArray(venueIds);
}
