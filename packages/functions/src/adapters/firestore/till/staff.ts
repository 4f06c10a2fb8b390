import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
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

/**
 * Wrong PINs of one subject since its first one, `pinTries/{subject}`. A right PIN does not end the count: it would admit more guesses
 * between the log-ins of the person. Firestore removes it at `removeAt`.
 */
const triesSchema = z.object({ wrong: z.int(), removeAt: instantSchema });

/** In minutes. */
const HOUR = 60;
const DAY = 1_440;

/**
 * The most wrong PINs, and the minutes in which they count. A stolen device can stop a person on that device, and not on
 * the others: the limit of a person is reached by two devices or more.
 */
const limitKeys = (uid: string, deviceId: string) =>
  [
    { subject: `${deviceId}~${uid}`, tries: PIN_TRIES, minutes: PIN_LOCK_MINUTES },
    { subject: `day~${deviceId}~${uid}`, tries: 4 * PIN_TRIES, minutes: DAY },
    { subject: `device~${deviceId}`, tries: 8 * PIN_TRIES, minutes: HOUR },
    { subject: `person~${uid}`, tries: 10 * PIN_TRIES, minutes: DAY },
  ] as const;

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
        const limits = limitKeys(uid, deviceId);
        const documents = limits.map(({ subject }) =>
          database().collection('pinTries').doc(subject),
        );
        const [person, ...stored] = await transaction.getAll(staff().doc(uid), ...documents);
        const right = person?.get('pinHash') ?? null;
        if (right === null) return { status: 'no-pin' };
        const counts = limits.map(({ tries, minutes }, index) => {
          const count = stored[index]?.exists
            ? fromDocument(triesSchema, stored[index].data())
            : null;
          const isOpen = count !== null && new Date(count.removeAt) > now;
          return isOpen
            ? { left: tries - count.wrong, wrong: count.wrong, until: new Date(count.removeAt) }
            : { left: tries, wrong: 0, until: new Date(now.getTime() + minutes * 60_000) };
        });
        const locked = lastEnd(counts.filter(({ left }) => left <= 0));
        if (locked !== null) return { status: 'locked', until: locked };
        if (right === pinHash) return { status: 'right' };
        for (const [index, { wrong, until }] of counts.entries()) {
          const document = documents[index] as DocumentReference;
          transaction.set(document, { wrong: wrong + 1, removeAt: Timestamp.fromDate(until) });
        }
        const lockedNow = lastEnd(counts.filter(({ left }) => left === 1));
        return lockedNow === null
          ? { status: 'wrong', triesLeft: Math.min(...counts.map(({ left }) => left)) - 1 }
          : { status: 'locked', until: lockedNow };
      }),
  };
}

function lastEnd(counts: readonly { readonly until: Date }[]): Date | null {
  const ends = counts.map(({ until }) => until.getTime());
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}
