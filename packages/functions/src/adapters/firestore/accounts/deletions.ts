import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { inUtc } from '../../../contract/rules/calendar.ts';
import { removalReferenceSchema } from '../../../contract/users/deleteAccount.ts';
import type { OutgoingMail } from '../../../domain/ports/outgoing.ts';
import { fromDocument } from '../document.ts';
import { deletionRecord } from '../loginWrites.ts';
import { unknownOf, writeDown } from '../outbox.ts';
import { toProfile } from './toProfile.ts';

const deletionSchema = z.object({
  uid: z.string(),
  /** The time of the last request. */
  requestedAt: z.iso.datetime({ offset: true }),
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

/** An unfinished deletion of an account. */
export type Deletion = z.infer<typeof deletionSchema>;

/** A request to delete an account. The deletion reads the customer numbers when it begins. */
export interface DeletionRequest extends Pick<Deletion, 'uid' | 'requestedAt'> {
  readonly removal: Omit<NonNullable<Deletion['removal']>, 'customerNumbers'> | null;
}

/**
 * The deletions: `deletions/{uid}`. From `begin` on, every write of data of the login is refused
 * (`loginWrites.ts`), so what is read later is complete. An ended deletion refuses them for a day, longer
 * than any ID token or call lives.
 */
export interface DeletionStore {
  /**
   * Begins a deletion, and ends the sessions of the login at the document store. If one is unfinished,
   * returns it with its reference.
   */
  begin(request: DeletionRequest): Promise<Deletion>;
  /** The unfinished deletions last requested before `moment`. */
  olderThan(moment: Date): Promise<readonly Deletion[]>;
  /** Removes a deletion whose login stays. Does nothing if it was requested again meanwhile. */
  cancel(deletion: Deletion): Promise<void>;
  /**
   * Ends a deletion, unless it was requested again meanwhile, and adds its e-mails to the outbox, each
   * once, in one transaction. Returns the ids of the added e-mails.
   */
  end(deletion: Deletion, mails: readonly OutgoingMail[]): Promise<readonly string[]>;
}

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
        const unknown = await unknownOf(database(), transaction, mails);
        if (snapshot.get('requestedAt') === requestedAt) {
          const removeAt = Timestamp.fromDate(inUtc(new Date()).add(ENDED_DAYS, 'day').toDate());
          transaction.set(record, { removeAt });
        }
        return writeDown(database(), transaction, unknown, new Date());
      }),
  };
}

function isUnfinished(snapshot: { get(field: string): unknown }): boolean {
  return snapshot.get('requestedAt') !== undefined;
}

function toDeletion(snapshot: { data(): unknown }): Deletion {
  return fromDocument(deletionSchema, snapshot.data());
}
