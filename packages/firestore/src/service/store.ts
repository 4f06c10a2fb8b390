import { CommitClock } from '../documents/clock.ts';
import { Database } from '../documents/database.ts';
import type { IndexDefinitions } from '../indexes/definitions.ts';
import type { AccessControl } from '../rules/access.ts';
import { RulesAccess } from '../rules/rulesAccess.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { DocumentLocks } from '../transactions/locks.ts';
import { Transactions } from '../transactions/transactions.ts';
import { ResourceNames } from '../values/resourceNames.ts';

/** The longest wait of a transaction for a lock, in milliseconds. */
const MAX_LOCK_WAIT = 20_000;

/** The state of one database, its rules and its indexes. */
export interface Store {
  readonly names: ResourceNames;
  readonly clock: CommitClock;
  readonly database: Database;
  readonly locks: DocumentLocks;
  readonly transactions: Transactions;
  readonly access: AccessControl;
  /** Null if queries need no index. */
  readonly indexes: IndexDefinitions | null;
}

export interface StoreOptions {
  readonly projectId: string;
  readonly rules: Ruleset;
  readonly indexes: IndexDefinitions | null;
}

/** Creates an empty store. */
export function createStore({ projectId, rules, indexes }: StoreOptions): Store {
  const clock = new CommitClock();
  const database = new Database();
  const locks = new DocumentLocks(MAX_LOCK_WAIT);
  return {
    names: new ResourceNames(projectId),
    clock,
    database,
    locks,
    transactions: new Transactions(database, clock, locks),
    access: new RulesAccess(rules, database, clock),
    indexes,
  };
}
