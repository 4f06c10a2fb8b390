import {
  type Firestore,
  GrpcStatus,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { DomainError } from '../../domain/errors.ts';

// Every write of data of a login goes through this module (`loginWrites.test.ts` lists the exceptions).

/** The errors of a commit with a failed precondition. */
const FAILED: ReadonlySet<unknown> = new Set([
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.NOT_FOUND,
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.ABORTED,
]);

/** The state of a login's deletion: `deletions/{uid}`. No document exists before the deletion begins. */
export function deletionRecord(database: Firestore, uid: string) {
  return database.collection('deletions').doc(uid);
}

/**
 * Runs a transaction that writes data of a login. Throws `unauthenticated`, and writes nothing, if the
 * deletion of the login has begun.
 * @param uid null for data of a caller without a login
 */
export function writeForLogin<T>(
  database: Firestore,
  uid: string | null,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return refusingDeleted(database, uid, () =>
    database.runTransaction(async (transaction) => {
      const result = await work(transaction);
      if (uid !== null) assertNotDeleted(database, transaction, uid);
      return result;
    }),
  );
}

/** Commits a batch that writes data of a login, without a lock before the commit. Throws as `writeForLogin`. */
export function commitForLogin(
  database: Firestore,
  uid: string,
  fill: (batch: WriteBatch) => void,
): Promise<void> {
  return refusingDeleted(database, uid, async () => {
    const batch = database.batch();
    fill(batch);
    assertNotDeleted(database, batch, uid);
    await batch.commit();
  });
}

/** Deleting a document on the condition that it does not exist changes nothing, and costs no read. */
function assertNotDeleted(
  database: Firestore,
  writes: { delete: Transaction['delete'] | WriteBatch['delete'] },
  uid: string,
): void {
  writes.delete(deletionRecord(database, uid), { exists: false });
}

async function refusingDeleted<T>(
  database: Firestore,
  uid: string | null,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isFailed = error instanceof Error && 'code' in error && FAILED.has(error.code);
    if (uid === null || !isFailed) throw error;
    if ((await deletionRecord(database, uid).get()).exists)
      throw new DomainError('unauthenticated');
    throw error;
  }
}
