import { randomBytes } from 'node:crypto';
import type { CommitClock } from '../documents/clock.ts';
import type { Database } from '../documents/database.ts';
import type { Document } from '../documents/document.ts';
import { Snapshot } from '../documents/snapshot.ts';
import { invalidArgument } from '../errors.ts';
import type { Query } from '../query/query.ts';
import type { DocumentLocks } from './locks.ts';

/** Firestore's bounds, in milliseconds: of a transaction as a whole, and between two of its calls. */
const MAX_AGE = 270_000;
const MAX_IDLE = 60_000;

interface TransactionState {
  /** Opaque to clients: bytes in base64. */
  readonly id: string;
  readonly startedAt: number;
  usedAt: number;
  ended: boolean;
}

/** A query that a transaction has run, with the very documents that it gave. */
export interface QueryRead {
  readonly query: Query;
  readonly results: readonly Document[];
}

/** Holds a lock on each document that it has read, and remembers what it saw. */
export interface ReadWriteTransaction extends TransactionState {
  readonly mode: 'readWrite';
  readonly documents: Map<string, Document | undefined>;
  readonly queries: QueryRead[];
}

/** Sees the documents as they were when it began, and locks nothing. */
export interface ReadOnlyTransaction extends TransactionState {
  readonly mode: 'readOnly';
  readonly snapshot: Snapshot;
}

export type Transaction = ReadWriteTransaction | ReadOnlyTransaction;

/** The open transactions: begins them, finds them by id, and ends those that are over or forgotten. */
export class Transactions {
  readonly #open = new Map<string, Transaction>();
  readonly #database: Database;
  readonly #clock: CommitClock;
  readonly #locks: DocumentLocks;

  constructor(database: Database, clock: CommitClock, locks: DocumentLocks) {
    this.#database = database;
    this.#clock = clock;
    this.#locks = locks;
  }

  begin(mode: Transaction['mode']): Transaction {
    const now = this.#clock.milliseconds();
    const id = randomBytes(12).toString('base64');
    const state = { id, startedAt: now, usedAt: now, ended: false };
    const transaction: Transaction =
      mode === 'readOnly'
        ? { ...state, mode, snapshot: new Snapshot(this.#database, this.#clock.readTime()) }
        : { ...state, mode, documents: new Map(), queries: [] };
    this.#open.set(id, transaction);
    return transaction;
  }

  /** The open transaction of an id. The message for any other is the one that SDKs retry on. */
  find(id: string): Transaction {
    const transaction = this.#open.get(id);
    if (transaction && this.#isExpired(transaction)) this.end(transaction);
    if (!transaction || transaction.ended) {
      throw invalidArgument('The referenced transaction has expired or is no longer valid.');
    }
    transaction.usedAt = this.#clock.milliseconds();
    return transaction;
  }

  /** Gives back the locks or the snapshot of a transaction. Ending it twice does nothing. */
  end(transaction: Transaction): void {
    transaction.ended = true;
    this.#open.delete(transaction.id);
    if (transaction.mode === 'readOnly') transaction.snapshot.close();
    else this.#locks.release(transaction);
  }

  /** Ends what clients have left open for too long. */
  sweep(): void {
    for (const transaction of [...this.#open.values()]) {
      if (this.#isExpired(transaction)) this.end(transaction);
    }
  }

  #isExpired({ startedAt, usedAt }: Transaction): boolean {
    const now = this.#clock.milliseconds();
    return now - startedAt > MAX_AGE || now - usedAt > MAX_IDLE;
  }
}
