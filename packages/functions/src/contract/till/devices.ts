import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';
import { idSchema, instantSchema, noRequestSchema, venueIdSchema } from '../schemas.ts';
import { deviceNameSchema, deviceSecretSchema, pinSchema, staffIdSchema } from './staff.ts';
import { STAFF_ROLES } from './staffRoles.ts';

/** Enrols a device for a venue of the manager, who has logged in with the password in the last five minutes. */
export const enrolDeviceContract = defineContract({
  name: 'till-enrolDevice',
  request: z.strictObject({ name: deviceNameSchema, venueId: venueIdSchema }),
  response: z.strictObject({ deviceId: idSchema, secret: deviceSecretSchema }),
});

/** Revokes a device of the manager's venue, at once. A repeated call has no effect. */
export const revokeDeviceContract = defineContract({
  name: 'till-revokeDevice',
  request: z.strictObject({ deviceId: idSchema }),
  response: z.strictObject({ success: z.literal(true) }),
});

const device = { deviceId: idSchema, secret: deviceSecretSchema };

/** The venue of an enrolled device, and its staff. `permission-denied` for an unknown or revoked device. */
export const openDeviceContract = defineContract({
  name: 'till-openDevice',
  request: z.strictObject(device),
  response: z.strictObject({
    name: deviceNameSchema,
    venue: z.strictObject({ id: venueIdSchema, name: z.string() }),
    /** All venues of the group, to name where a voucher was redeemed. */
    venues: z.array(z.strictObject({ id: venueIdSchema, name: z.string() })),
    staff: z.array(
      z.strictObject({
        id: staffIdSchema,
        name: z.string(),
        role: z.enum(STAFF_ROLES),
        hasPin: z.boolean(),
      }),
    ),
  }),
});

/** The wrong PINs of one person on one device, after which the PIN is locked for `PIN_LOCK_MINUTES`. */
export const PIN_TRIES = 5;
export const PIN_LOCK_MINUTES = 15;

/**
 * Begins the shift of a member of staff on an enrolled device by the PIN, or continues it, and ends that of another person
 * on the device. `token` is a custom token of the identity service: its session has a uid of its own and `shiftClaimsSchema`.
 */
export const signInContract = defineContract({
  name: 'till-signIn',
  request: z.strictObject({ ...device, staffId: staffIdSchema, pin: pinSchema }),
  response: z.discriminatedUnion('success', [
    z.strictObject({ success: z.literal(true), token: z.string() }),
    z.strictObject({
      success: z.literal(false),
      error: z.enum(['wrong-pin', 'locked', 'no-pin']),
      /** The tries that are left; 0 if the PIN is locked. */
      triesLeft: z.int().check(z.nonnegative()),
      /** Minutes until the next try; 0 if the PIN is not locked. */
      lockedMinutes: z.int().check(z.nonnegative()),
    }),
  ]),
});

/** Ends the caller's shift. A repeated call is `unauthenticated`. */
export const endShiftContract = defineContract({
  name: 'till-endShift',
  request: noRequestSchema,
  response: z.strictObject({ success: z.literal(true) }),
});

/** Sets the caller's own PIN. The caller has logged in with the password in the last five minutes. */
export const setPinContract = defineContract({
  name: 'till-setPin',
  request: z.strictObject({ pin: pinSchema }),
  response: z.discriminatedUnion('success', [
    z.strictObject({ success: z.literal(true) }),
    /** A PIN such as 111111, 123456 or 654321. */
    z.strictObject({ success: z.literal(false), error: z.literal('too-simple') }),
  ]),
});

/** A device as a manager sees it. */
export const tillDeviceSchema = z.strictObject({
  id: idSchema,
  name: deviceNameSchema,
  enrolledAt: instantSchema,
  /** Null before the first. */
  lastSyncAt: z.nullable(instantSchema),
  /** Scans that waited on the device then. */
  waiting: z.int(),
  revokedAt: z.nullable(instantSchema),
});
export type TillDevice = z.infer<typeof tillDeviceSchema>;
