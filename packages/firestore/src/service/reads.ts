import type { Document } from '../documents/document.ts';
import type { Overrides } from '../documents/snapshot.ts';
import { invalidArgument, StoreError } from '../errors.ts';
import type { Principal } from '../rules/access.ts';
import type { ReadWriteTransaction, Transaction } from '../transactions/transactions.ts';
import type { Consistency } from '../wire/requests.ts';
import type { Store } from './store.ts';

/** The transaction of a read, if there is one. */
export interface Reading {
  readonly transaction: Transaction | null;
  /** The id for the response if the read has begun the transaction. */
  readonly startedId: string | undefined;
}

export function startReading(store: Store, consistency: Consistency): Reading {
  if (consistency.kind === 'latest') return { transaction: null, startedId: undefined };
  if (consistency.kind === 'transaction') {
    return { transaction: store.transactions.find(consistency.id), startedId: undefined };
  }
  const transaction = store.transactions.begin(consistency.mode);
  return { transaction, startedId: transaction.id };
}

const isDenied = (error: unknown) =>
  error instanceof StoreError && error.code === 'PERMISSION_DENIED';

/**
 * Runs a read. If it fails in a transaction that it has begun, the transaction ends. If it is denied, the transaction
 * ends too: a client must not hold the lock of a document that it may not read.
 */
export async function reading<T>(
  store: Store,
  consistency: Consistency,
  read: (reading: Reading) => Promise<T>,
): Promise<T> {
  const context = startReading(store, consistency);
  try {
    return await read(context);
  } catch (error) {
    const { transaction, startedId } = context;
    if (transaction && (startedId || isDenied(error))) store.transactions.end(transaction);
    throw error;
  }
}

export function readTimeOf(store: Store, transaction: Transaction | null): number {
  return transaction?.mode === 'readOnly' ? transaction.snapshot.readTime : store.clock.readTime();
}

/** The earlier versions of documents that a query in a read-only transaction must see. */
export function overridesOf(transaction: Transaction | null): Overrides | undefined {
  return transaction?.mode === 'readOnly' ? transaction.snapshot.overrides : undefined;
}

/** Locks documents for a transaction. Throws if the transaction ended during the wait. */
export async function lockFor(
  store: Store,
  transaction: ReadWriteTransaction,
  paths: readonly string[],
): Promise<void> {
  await store.locks.acquire(transaction, paths);
  if (!transaction.ended) return;
  store.locks.release(transaction);
  throw invalidArgument('The referenced transaction has expired or is no longer valid.');
}

/** Reads documents in the order of the paths. */
async function readDocuments(
  store: Store,
  transaction: Transaction | null,
  paths: readonly string[],
): Promise<readonly (Document | undefined)[]> {
  if (!transaction) return paths.map((path) => store.database.get(path));
  if (transaction.mode === 'readOnly') return paths.map((path) => transaction.snapshot.get(path));
  await lockFor(store, transaction, paths);
  return paths.map((path) => {
    const document = store.database.get(path);
    if (!transaction.documents.has(path)) transaction.documents.set(path, document);
    return document;
  });
}

export interface DocumentsRead {
  readonly documents: readonly (Document | undefined)[];
  readonly startedId: string | undefined;
  readonly readTime: number;
}

/** Reads documents by path. The rule for `get` applies to each. */
export function batchGet(
  store: Store,
  principal: Principal,
  paths: readonly string[],
  consistency: Consistency,
): Promise<DocumentsRead> {
  return reading(store, consistency, async ({ transaction, startedId }) => {
    const documents = await readDocuments(store, transaction, paths);
    for (const [index, path] of paths.entries()) {
      store.access.checkGet(principal, path, documents[index]);
    }
    return { documents, startedId, readTime: readTimeOf(store, transaction) };
  });
}
