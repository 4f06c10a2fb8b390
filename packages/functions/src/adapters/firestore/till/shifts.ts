import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { instantSchema } from '../../../contract/schemas.ts';
import type { Shift, ShiftStore } from '../../../domain/ports/till.ts';
import { fromDocument } from '../document.ts';

/** `removeAt` is the end of the shift. */
const storedShiftSchema = z.strictObject({
  uid: z.string(),
  staffUid: z.string(),
  deviceId: z.string(),
  removeAt: instantSchema,
});

/** The shifts in Firestore, `tillShifts/{deviceId}`. Firestore removes an ended one at `removeAt`. */
export function shiftStore(database: () => Firestore): ShiftStore {
  const shiftDocument = (deviceId: string) => database().collection('tillShifts').doc(deviceId);
  return {
    find: async (deviceId) => readShift((await shiftDocument(deviceId).get()).data()),
    open: (shift, now) =>
      database().runTransaction(async (transaction) => {
        const document = shiftDocument(shift.deviceId);
        const stored = readShift((await transaction.get(document)).data());
        if (stored?.staffUid === shift.staffUid && stored.endsAt > now) {
          return { shift: stored, replaced: null };
        }
        const { endsAt, ...fields } = shift;
        transaction.set(document, { ...fields, removeAt: Timestamp.fromDate(endsAt) });
        return { shift, replaced: stored?.uid ?? null };
      }),
    end: (uid, deviceId) =>
      database().runTransaction(async (transaction) => {
        const document = shiftDocument(deviceId);
        const stored = readShift((await transaction.get(document)).data());
        if (stored?.uid === uid) transaction.delete(document);
      }),
  };
}

function readShift(data: unknown): Shift | null {
  if (data === undefined) return null;
  const { removeAt, ...shift } = fromDocument(storedShiftSchema, data);
  return { ...shift, endsAt: new Date(removeAt) };
}
