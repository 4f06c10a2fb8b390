import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { languageSchema } from '../../../contract/languageSchema.ts';
import { inUtc } from '../../../contract/rules/calendar.ts';
import { removalReferenceSchema } from '../../../contract/users/deleteAccount.ts';
import type { Deletion, DeletionStore } from '../../../domain/ports/deletions.ts';
import { fromDocument } from '../document.ts';
import { deletionRecord } from '../loginWrites.ts';
import { addToOutbox, notInOutbox } from '../outbox.ts';
import { toProfile } from './toProfile.ts';

const deletionSchema = z.object({
  uid: z.string(),
  requestedAt: z.iso.datetime({ offset: true }),
  removal: z.nullable(
    z.strictObject({
      reference: removalReferenceSchema,
      emailAddress: z.nullable(z.string()),
      customerNumbers: z.array(z.string()),
      language: z.exactOptional(languageSchema),
    }),
  ),
});

const MAX_DELETIONS = 100;
const ENDED_DAYS = 1;

export function deletionStore(database: () => Firestore): DeletionStore {
  return {
    begin: ({ uid, requestedAt, removal }) =>
      database().runTransaction(async (transaction) => {
        const record = deletionRecord(database(), uid);
        const profile = database().collection('users').doc(uid);
        const [before, profileNow] = await transaction.getAll(record, profile);
        const earlier = before && isUnfinished(before) ? toDeletion(before) : null;
        const memberships = profileNow?.exists ? toProfile(profileNow.data()).memberships : [];
        const customerNumbers = memberships.map(({ customerNumber }) => customerNumber);
        const begun: Deletion = {
          uid,
          requestedAt,
          removal: earlier?.removal ?? (removal && { ...removal, customerNumbers }),
        };
        transaction.set(record, begun);
        return begun;
      }),
    olderThan: async (moment) => {
      const { docs } = await database()
        .collection('deletions')
        .where('requestedAt', '<', moment.toISOString())
        .limit(MAX_DELETIONS)
        .get();
      return docs.map(toDeletion);
    },
    cancel: ({ uid, requestedAt }) =>
      database().runTransaction(async (transaction) => {
        const record = deletionRecord(database(), uid);
        const snapshot = await transaction.get(record);
        if (snapshot.get('requestedAt') === requestedAt) transaction.delete(record);
      }),
    end: ({ uid, requestedAt }, mails) =>
      database().runTransaction(async (transaction) => {
        const record = deletionRecord(database(), uid);
        const snapshot = await transaction.get(record);
        const unknown = await notInOutbox(database(), transaction, mails);
        if (snapshot.get('requestedAt') === requestedAt) {
          const removeAt = Timestamp.fromDate(inUtc(new Date()).add(ENDED_DAYS, 'day').toDate());
          transaction.set(record, { removeAt });
        }
        return addToOutbox(database(), transaction, unknown, new Date());
      }),
  };
}

function isUnfinished(snapshot: { get(field: string): unknown }): boolean {
  return snapshot.get('requestedAt') !== undefined;
}

function toDeletion(snapshot: { data(): unknown }): Deletion {
  return fromDocument(deletionSchema, snapshot.data());
}
