import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { removalReferenceSchema } from '../contract/users/deleteAccount.ts';
import type { OutgoingMail } from '../mail/outgoing.ts';
import { fromDocument } from './document.ts';
import { unknownOf, writeDown } from './outbox.ts';

const deletionSchema = z.strictObject({
  uid: z.string(),
  /** The last time it was asked for. */
  requestedAt: z.iso.datetime({ offset: true }),
  /** Whose login it was; null for a login that nobody had proved. */
  personId: z.nullable(z.string()),
  /** The memberships whose marketing ends with the account. */
  crmIds: z.array(z.string()),
  /** The data removal request that goes with it, or null. */
  removal: z.nullable(
    z.strictObject({
      reference: removalReferenceSchema,
      /** Null for an account without one. */
      emailAddress: z.nullable(z.string()),
      customerNumbers: z.array(z.string()),
    }),
  ),
});

/** An account's deletion until nothing is left to do: what it needs is kept here, and nowhere else. */
export type Deletion = z.infer<typeof deletionSchema>;

/** Deletions that are under way: `deletions/{uid}`. */
export interface DeletionStore {
  /** Writes a deletion down, or joins the one that is under way: its reference stays. */
  begin(deletion: Deletion): Promise<Deletion>;
  /** Those last asked for before `moment`. */
  olderThan(moment: Date): Promise<readonly Deletion[]>;
  /**
   * Forgets one, unless it was asked for again in the meantime, and writes the e-mails about it into the
   * outbox, each once: both or neither. Returns the ids of those that it wrote.
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
