import { CommitClock } from '../documents/clock.ts';
import { Database } from '../documents/database.ts';
import { ResourceNames } from '../paths/resourceNames.ts';
import { DocumentLocks } from '../transactions/locks.ts';
import { Transactions } from '../transactions/transactions.ts';
import type { AccessControl } from './access.ts';

/** How long a transaction waits for a document that another one holds, in milliseconds. */
const MAX_LOCK_WAIT = 10_000;

/** Everything that an operation works on: the state of one database and the rules over it. */
export interface Store {
  readonly names: ResourceNames;
  readonly clock: CommitClock;
  readonly database: Database;
  readonly locks: DocumentLocks;
  readonly transactions: Transactions;
  readonly access: AccessControl;
}

export interface StoreOptions {
  readonly projectId: string;
  readonly access: AccessControl;
  readonly clock?: CommitClock;
  readonly maxLockWait?: number;
}

export function createStore(options: StoreOptions): Store {
  const clock = options.clock ?? new CommitClock();
  const database = new Database();
  const locks = new DocumentLocks(options.maxLockWait ?? MAX_LOCK_WAIT);
  return {
    names: new ResourceNames(options.projectId),
    clock,
    database,
    locks,
    transactions: new Transactions(database, clock, locks),
    access: options.access,
  };
}
