import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { removalReferenceSchema } from '../contract/users/deleteAccount.ts';
import type { OutgoingMail } from '../mail/outgoing.ts';
import { fromDocument } from './document.ts';
import { unknownOf, writeDown } from './outbox.ts';

const deletionSchema = z.strictObject({
  uid: z.string(),
  /** The time of the last request. */
  requestedAt: z.iso.datetime({ offset: true }),
  /** The person who owned the login; null if the address was never verified. */
  personId: z.nullable(z.string()),
  /** The memberships whose marketing consents are withdrawn. */
  crmIds: z.array(z.string()),
  /** The data removal request, or null. */
  removal: z.nullable(
    z.strictObject({
      reference: removalReferenceSchema,
      /** Null for an account without an address. */
      emailAddress: z.nullable(z.string()),
      customerNumbers: z.array(z.string()),
    }),
  ),
});

/** An unfinished deletion of an account, with all data needed to complete it. */
export type Deletion = z.infer<typeof deletionSchema>;

/** The unfinished deletions: `deletions/{uid}`. */
export interface DeletionStore {
  /** Stores a deletion. If one is unfinished, returns it with its reference. */
  begin(deletion: Deletion): Promise<Deletion>;
  /** The deletions last requested before `moment`. */
  olderThan(moment: Date): Promise<readonly Deletion[]>;
  /**
   * Removes a deletion, unless it was requested again meanwhile, and adds its e-mails to the outbox, each
   * once, in one transaction. Returns the ids of the added e-mails.
   */
  drop(deletion: Deletion, mails: readonly OutgoingMail[]): Promise<readonly string[]>;
}

const MAX_DELETIONS = 100;

export function deletionStore(database: () => Firestore): DeletionStore {
  const collection = () => database().collection('deletions');
  return {
    begin: (deletion) =>
      database().runTransaction(async (transaction) => {
        const record = collection().doc(deletion.uid);
        const snapshot = await transaction.get(record);
        const earlier = snapshot.exists ? toDeletion(snapshot) : null;
        const begun = { ...deletion, removal: earlier?.removal ?? deletion.removal };
        transaction.set(record, begun);
        return begun;
      }),
    olderThan: async (moment) => {
      const { docs } = await collection()
        .where('requestedAt', '<', moment.toISOString())
        .limit(MAX_DELETIONS)
        .get();
      return docs.map(toDeletion);
    },
    drop: ({ uid, requestedAt }, mails) =>
      database().runTransaction(async (transaction) => {
        const record = collection().doc(uid);
        const snapshot = await transaction.get(record);
        const unknown = await unknownOf(database(), transaction, mails);
        if (snapshot.get('requestedAt') === requestedAt) transaction.delete(record);
        return writeDown(database(), transaction, unknown, new Date());
      }),
  };
}

function toDeletion(snapshot: { data(): unknown }): Deletion {
  return fromDocument(deletionSchema, snapshot.data());
}
