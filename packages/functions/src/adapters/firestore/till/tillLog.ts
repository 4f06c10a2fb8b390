import { type Firestore, GrpcStatus, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { instantSchema, venueIdSchema } from '../../../contract/schemas.ts';
import { tillRecordSchema } from '../../../contract/till/getDay.ts';
import { REVERSAL_REASONS, tillVoucherSchema } from '../../../contract/till/redemption.ts';
import type { StoredEntry, TillLog } from '../../../domain/ports/till.ts';
import { scanEndsAt } from '../../../domain/till/retention.ts';
import { fromDocument } from '../document.ts';

const storedEntrySchema = z.extend(
  z.omit(tillRecordSchema, { voucherId: true, title: true, reversal: true }),
  {
    venueId: venueIdSchema,
    voucher: z.nullable(tillVoucherSchema),
    otherAt: z.nullable(instantSchema),
    otherVenueId: z.nullable(venueIdSchema),
    invalid: z.exactOptional(z.string()),
    /** Both are absent in records of an earlier version. */
    recordedAt: z.exactOptional(instantSchema),
    removeAt: z.exactOptional(instantSchema),
  },
);
type Stored = z.infer<typeof storedEntrySchema>;

const reversalSchema = z.object({ at: instantSchema, reason: z.enum(REVERSAL_REASONS) });

/**
 * Scans without a redemption in Firestore: `tillRecords/{id}`, and `tillRecords/{id}~back` for the reversal of a conflict.
 * Both are created and never changed.
 */
export function tillLog(database: () => Firestore): TillLog {
  const records = () => database().collection('tillRecords');
  const reversalDocument = (id: string) => records().doc(`${id}~back`);

  async function withReversals(stored: readonly Stored[]): Promise<readonly StoredEntry[]> {
    const conflicts = stored.filter(({ kind }) => kind === 'conflict');
    const snapshots =
      conflicts.length > 0
        ? await database().getAll(...conflicts.map(({ id }) => reversalDocument(id)))
        : [];
    const reversals = new Map(conflicts.map(({ id }, index) => [id, snapshots[index]]));
    return stored.map(({ removeAt, recordedAt, ...entry }) => {
      const back = reversals.get(entry.id);
      return {
        ...entry,
        at: new Date(entry.at),
        recordedAt: new Date(recordedAt ?? entry.at),
        reversal: back?.exists ? fromDocument(reversalSchema, back.data()) : null,
      };
    });
  }

  return {
    find: async (id) => {
      const snapshot = await records().doc(id).get();
      if (!snapshot.exists) return null;
      return (await withReversals([toStored(snapshot.data())]))[0] ?? null;
    },
    add: (entry) =>
      once(() =>
        records()
          .doc(entry.id)
          .create({
            ...entry,
            at: Timestamp.fromDate(entry.at),
            recordedAt: Timestamp.now(),
            // By the arrival: a claimed time must not end the record early.
            removeAt: Timestamp.fromDate(scanEndsAt(new Date())),
          }),
      ),
    addReversal: (id, { at, reason }) =>
      once(() =>
        reversalDocument(id).create({
          at: Timestamp.fromDate(at),
          reason,
          recordedAt: Timestamp.now(),
          removeAt: Timestamp.fromDate(scanEndsAt(new Date())),
        }),
      ),
    findOf: async (customerNumber) => {
      const { docs } = await records().where('customerNumber', '==', customerNumber).get();
      return withReversals(docs.map((snapshot) => toStored(snapshot.data())));
    },
    findAt: async (venueId, from, until, limit) => {
      const { docs } = await records()
        .where('venueId', '==', venueId)
        .where('recordedAt', '>=', Timestamp.fromDate(from))
        .where('recordedAt', '<', Timestamp.fromDate(until))
        .orderBy('recordedAt', 'desc')
        .limit(limit)
        .get();
      return withReversals(docs.map((snapshot) => toStored(snapshot.data())));
    },
  };
}

async function once(create: () => Promise<unknown>): Promise<void> {
  try {
    await create();
  } catch (error) {
    if ((error as { code?: unknown }).code !== GrpcStatus.ALREADY_EXISTS) throw error;
  }
}

const toStored = (data: unknown): Stored => fromDocument(storedEntrySchema, data);
