import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { venueIdSchema } from '../../../contract/schemas.ts';
import { tillDeviceSchema } from '../../../contract/till/devices.ts';
import type { TillDevices } from '../../../domain/ports/till.ts';
import { fromDocument } from '../document.ts';

const storedDeviceSchema = z.extend(tillDeviceSchema, {
  venueId: venueIdSchema,
  secretHash: z.string(),
});

/** More than any venue has. */
const MAX_DEVICES = 500;

/** Devices in Firestore, `tillDevices/{id}`. A revoked device stays, because records name it. */
export function tillDevices(database: () => Firestore): TillDevices {
  const devices = () => database().collection('tillDevices');
  return {
    add: async (device, now) => {
      await devices()
        .doc(device.id)
        .create({
          ...device,
          enrolledAt: Timestamp.fromDate(now),
          lastSyncAt: null,
          waiting: 0,
          revokedAt: null,
        });
    },
    find: async (id) => {
      const snapshot = await devices().doc(id).get();
      return snapshot.exists ? fromDocument(storedDeviceSchema, snapshot.data()) : null;
    },
    findAt: async (venueId) => {
      const { docs } = await devices()
        .where('venueId', '==', venueId)
        .orderBy('enrolledAt', 'desc')
        .limit(MAX_DEVICES)
        .get();
      return docs.map((snapshot) => fromDocument(storedDeviceSchema, snapshot.data()));
    },
    revoke: async (id, now) => {
      await devices()
        .doc(id)
        .update({ revokedAt: Timestamp.fromDate(now) });
    },
    noteSync: async (id, waiting, now) => {
      await devices()
        .doc(id)
        .update({ lastSyncAt: Timestamp.fromDate(now), waiting });
    },
  };
}
