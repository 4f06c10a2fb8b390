import { createHash } from 'node:crypto';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';

/** The contract demands a day. */
const STORED_HOURS = 48;

/**
 * Gives `use` a database whose next transaction has an effect once per key. The transaction stores the key
 * with its result in `idempotencyKeys/{hash}`. A later transaction with the same key returns the stored result
 * and writes nothing. Of two simultaneous ones, Firestore retries one, which then finds the key. A process that
 * is killed leaves both the effect and the key, or neither.
 */
export function onceByKey<T>(database: Firestore, key: string, use: (once: Firestore) => T): T {
  const hash = createHash('sha256').update(key).digest('hex');
  const entry = database.collection('idempotencyKeys').doc(hash);
  const runTransaction = <R>(body: (transaction: Transaction) => Promise<R>) =>
    database.runTransaction(async (transaction) => {
      const before = await transaction.get(entry);
      if (before.exists && before.get('removeAt').toMillis() > Date.now()) {
        return JSON.parse(before.get('result')) as R;
      }
      const result = await body(transaction);
      const removeAt = Timestamp.fromMillis(Date.now() + STORED_HOURS * 60 * 60 * 1_000);
      transaction.set(entry, { result: JSON.stringify(result ?? null), removeAt });
      return result;
    });
  const once: Pick<Firestore, 'collection' | 'runTransaction'> = {
    collection: (path) => database.collection(path),
    runTransaction,
  };
  return use(once as Firestore);
}
