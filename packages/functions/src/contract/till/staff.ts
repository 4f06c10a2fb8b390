import * as z from 'zod/mini';
import { idSchema, instantSchema, venueIdSchema } from '../schemas.ts';
import { STAFF_ROLES } from './staffRoles.ts';

export type StaffRole = (typeof STAFF_ROLES)[number];

/** The custom claim `staff` of a login: its role, and the venues for which it counts. */
export const staffClaimSchema = z.strictObject({
  role: z.enum(STAFF_ROLES),
  venueIds: z.array(venueIdSchema).check(z.minLength(1), z.maxLength(100)),
});
export type StaffClaim = z.infer<typeof staffClaimSchema>;

/** The longest time of a shift: a session that a PIN opens, of one person on one device. */
export const MAX_SHIFT_HOURS = 12;

/** The claims of a session that a PIN opens. Its uid begins with `TILL_UID`, and has no login of its own. */
export const shiftClaimsSchema = z.object({
  staff: staffClaimSchema,
  /** The login of the person. */
  staffUid: idSchema,
  deviceId: idSchema,
  /** When the session ends by itself. */
  shiftEndsAt: instantSchema,
});
export type ShiftClaims = z.infer<typeof shiftClaimsSchema>;

/** The beginning of the uid of a session that a PIN opens. No other uid begins with it. */
export const TILL_UID = 'till-';

/** The PIN with which staff change on an enrolled device: six digits. */
export const pinSchema = z.string().check(z.regex(/^\d{6}$/));

/** The id of a login of staff at the identity service. */
export const staffIdSchema = idSchema;

/** The secret of a device, created at its enrolment: 32 random bytes in base64url. */
export const deviceSecretSchema = z.string().check(z.regex(/^[\w-]{43}$/));

/** The name of a device, such as "Bar, left till". */
export const deviceNameSchema = z.string().check(z.regex(/^\S(.*\S)?$/), z.maxLength(40));
