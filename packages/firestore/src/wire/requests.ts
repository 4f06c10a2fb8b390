import type { Transaction } from '../transactions/transactions.ts';

/** The state that a request reads: the latest one, or that of a transaction. */
export type Consistency =
  | { readonly kind: 'latest' }
  | { readonly kind: 'transaction'; readonly id: string }
  | { readonly kind: 'newTransaction'; readonly mode: Transaction['mode'] };

/** One page of a list. The token is the last id of the previous page. */
export interface Page {
  /** The number of entries; 0 for the default. */
  readonly size: number;
  readonly token: string;
}

/** A request to list the documents of a collection. */
export interface ListRequest {
  readonly parent: string;
  readonly collectionId: string;
  readonly page: Page;
  /** True to include missing documents that have subcollections. */
  readonly showMissing: boolean;
}
