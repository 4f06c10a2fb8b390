import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { instantSchema, venueIdSchema } from '../../../contract/schemas.ts';
import { PIN_LOCK_MINUTES, PIN_TRIES } from '../../../contract/till/devices.ts';
import { STAFF_ROLES } from '../../../contract/till/staffRoles.ts';
import type { PinResult, StaffStore } from '../../../domain/ports/till.ts';
import { fromDocument } from '../document.ts';

const storedStaffSchema = z.strictObject({
  uid: z.string(),
  name: z.string(),
  role: z.enum(STAFF_ROLES),
  venueIds: z.array(venueIdSchema),
  pinHash: z.nullable(z.string()),
});

/** Wrong PINs of a person on a device, `pinTries/{deviceId}~{uid}`. Firestore removes it at `removeAt`. */
const triesSchema = z.object({ wrong: z.int(), removeAt: instantSchema });

/** More than any venue has. */
const MAX_STAFF = 500;

/** The staff in Firestore, `staff/{uid}`. */
export function staffStore(database: () => Firestore): StaffStore {
  const staff = () => database().collection('staff');
  return {
    find: async (uid) => {
      const snapshot = await staff().doc(uid).get();
      return snapshot.exists ? fromDocument(storedStaffSchema, snapshot.data()) : null;
    },
    findAt: async (venueId) => {
      const { docs } = await staff()
        .where('venueIds', 'array-contains', venueId)
        .limit(MAX_STAFF)
        .get();
      return docs
        .map((snapshot) => fromDocument(storedStaffSchema, snapshot.data()))
        .sort((a, b) => a.name.localeCompare(b.name));
    },
    setPin: async (uid, pinHash) => {
      await staff().doc(uid).update({ pinHash });
    },
    tryPin: ({ uid, deviceId, pinHash, now }) =>
      // Tries of one person on one device follow each other: a lock stops parallel guesses.
      database().runTransaction(async (transaction): Promise<PinResult> => {
        const document = database().collection('pinTries').doc(`${deviceId}~${uid}`);
        const [person, stored] = await transaction.getAll(staff().doc(uid), document);
        const right = person?.get('pinHash') ?? null;
        if (right === null) return { status: 'no-pin' };
        const tries = stored?.exists ? fromDocument(triesSchema, stored.data()) : null;
        const wrong = tries && new Date(tries.removeAt) > now ? tries.wrong : 0;
        if (wrong >= PIN_TRIES) return { status: 'locked', triesLeft: 0 };
        if (right === pinHash) {
          if (tries) transaction.delete(document);
          return { status: 'right' };
        }
        const removeAt = new Date(now.getTime() + PIN_LOCK_MINUTES * 60_000);
        transaction.set(document, { wrong: wrong + 1, removeAt: Timestamp.fromDate(removeAt) });
        const triesLeft = PIN_TRIES - wrong - 1;
        return { status: triesLeft === 0 ? 'locked' : 'wrong', triesLeft };
      }),
  };
}
