import { type Firestore, GrpcStatus, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { instantSchema, venueIdSchema } from '../../../contract/schemas.ts';
import { tillRecordSchema } from '../../../contract/till/getDay.ts';
import { tillVoucherSchema } from '../../../contract/till/redemption.ts';
import type { TillEntry, TillLog } from '../../../domain/ports/till.ts';
import { scanEndsAt } from '../../../domain/till/retention.ts';
import { fromDocument } from '../document.ts';

const storedEntrySchema = z.extend(z.omit(tillRecordSchema, { voucherId: true, title: true }), {
  venueId: venueIdSchema,
  voucher: z.nullable(tillVoucherSchema),
  otherAt: z.nullable(instantSchema),
  otherVenueId: z.nullable(venueIdSchema),
  /** Absent in records of an earlier version. */
  removeAt: z.exactOptional(instantSchema),
});

/** Scans without a redemption in Firestore, `tillRecords/{id}`: created and never changed. */
export function tillLog(database: () => Firestore): TillLog {
  const records = () => database().collection('tillRecords');
  return {
    find: async (id) => {
      const snapshot = await records().doc(id).get();
      return snapshot.exists ? toEntry(snapshot.data()) : null;
    },
    add: async (entry) => {
      try {
        await records()
          .doc(entry.id)
          .create({
            ...entry,
            at: Timestamp.fromDate(entry.at),
            removeAt: Timestamp.fromDate(scanEndsAt(entry.at)),
          });
      } catch (error) {
        if ((error as { code?: unknown }).code !== GrpcStatus.ALREADY_EXISTS) throw error;
      }
    },
    findOf: async (customerNumber) => {
      const { docs } = await records().where('customerNumber', '==', customerNumber).get();
      return docs.map((snapshot) => toEntry(snapshot.data()));
    },
    findAt: async (venueId, from, until, limit) => {
      const { docs } = await records()
        .where('venueId', '==', venueId)
        .where('at', '>=', Timestamp.fromDate(from))
        .where('at', '<', Timestamp.fromDate(until))
        .orderBy('at', 'desc')
        .limit(limit)
        .get();
      return docs.map((snapshot) => toEntry(snapshot.data()));
    },
  };
}

function toEntry(data: unknown): TillEntry {
  const { removeAt, ...entry } = fromDocument(storedEntrySchema, data);
  return { ...entry, at: new Date(entry.at) };
}
