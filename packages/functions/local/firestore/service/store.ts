import { CommitClock } from '../documents/clock.ts';
import { Database } from '../documents/database.ts';
import type { IndexDefinitions } from '../indexes/definitions.ts';
import { ResourceNames } from '../paths/resourceNames.ts';
import { RulesAccess } from '../rules/rulesAccess.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { DocumentLocks } from '../transactions/locks.ts';
import { Transactions } from '../transactions/transactions.ts';
import type { AccessControl } from './access.ts';

/** How long a transaction waits for a document that another one holds, in milliseconds. */
const MAX_LOCK_WAIT = 20_000;

/** Everything that an operation works on: the state of one database and the rules over it. */
export interface Store {
  readonly names: ResourceNames;
  readonly clock: CommitClock;
  readonly database: Database;
  readonly locks: DocumentLocks;
  readonly transactions: Transactions;
  readonly access: AccessControl;
  /** Null where no query is refused for want of an index. */
  readonly indexes: IndexDefinitions | null;
}

export interface StoreOptions {
  readonly projectId: string;
  readonly rules: Ruleset;
  readonly indexes: IndexDefinitions | null;
}

/** An empty store. */
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
