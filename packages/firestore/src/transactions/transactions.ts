import { randomBytes } from 'node:crypto';
import type { CommitClock } from '../documents/clock.ts';
import type { Database } from '../documents/database.ts';
import type { Document } from '../documents/document.ts';
import { Snapshot } from '../documents/snapshot.ts';
import { invalidArgument } from '../errors.ts';
import type { Query } from '../query/query.ts';
import type { DocumentLocks } from './locks.ts';

/** Firestore's limits in milliseconds: on the age of a transaction, and on the time between two calls. */
const MAX_AGE = 270_000;
const MAX_IDLE = 60_000;

interface TransactionState {
  /** Opaque to clients: bytes in base64. */
  readonly id: string;
  readonly startedAt: number;
  usedAt: number;
  ended: boolean;
}

/** A query of a transaction, with the documents that it returned. */
export interface QueryRead {
  readonly query: Query;
  readonly results: readonly Document[];
}

/** Holds a lock on each document that it has read, and stores the documents for the check at commit. */
export interface ReadWriteTransaction extends TransactionState {
  readonly mode: 'readWrite';
  readonly documents: Map<string, Document | undefined>;
  readonly queries: QueryRead[];
}

/** Reads the documents as of its start, without locks. */
export interface ReadOnlyTransaction extends TransactionState {
  readonly mode: 'readOnly';
  readonly snapshot: Snapshot;
}

export type Transaction = ReadWriteTransaction | ReadOnlyTransaction;

/** The open transactions. */
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

  /** Returns an open transaction. Throws the error that makes SDKs retry if the id is unknown or expired. */
  find(id: string): Transaction {
    const transaction = this.#open.get(id);
    if (transaction && this.#isExpired(transaction)) this.end(transaction);
    if (!transaction || transaction.ended) {
      throw invalidArgument('The referenced transaction has expired or is no longer valid.');
    }
    transaction.usedAt = this.#clock.milliseconds();
    return transaction;
  }

  /** Releases the locks or the snapshot of a transaction. A second call has no effect. */
  end(transaction: Transaction): void {
    transaction.ended = true;
    this.#open.delete(transaction.id);
    if (transaction.mode === 'readOnly') transaction.snapshot.close();
    else this.#locks.release(transaction);
  }

  /** Ends expired transactions. */
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
