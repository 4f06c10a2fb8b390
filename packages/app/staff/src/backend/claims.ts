import type { StaffClaim } from '@casino/functions/contract/till/staff.ts';
import { STAFF_ROLES } from '@casino/functions/contract/till/staffRoles.ts';

/** The claims of an ID token that the page uses. The server verifies them; the page only shows what they allow. */
export function claimsOf(idToken: string): {
  readonly staff: StaffClaim | null;
  readonly deviceId: string | null;
} {
  try {
    const [, payload = ''] = idToken.split('.');
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const { staff, deviceId } = JSON.parse(bytes) as Record<string, unknown>;
    return {
      staff: isStaffClaim(staff) ? staff : null,
      deviceId: typeof deviceId === 'string' ? deviceId : null,
    };
  } catch {
    return { staff: null, deviceId: null };
  }
}

function isStaffClaim(value: unknown): value is StaffClaim {
  if (typeof value !== 'object' || value === null) return false;
  const { role, venueIds } = value as Partial<StaffClaim>;
  return STAFF_ROLES.some((each) => each === role) && Array.isArray(venueIds);
}
