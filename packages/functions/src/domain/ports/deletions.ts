import type { Language } from '../../contract/languages.ts';
import type { OutgoingMail } from './outgoing.ts';

/** An unfinished deletion of an account. */
export interface Deletion {
  readonly uid: string;
  /** The time of the last request. ISO 8601 instant. */
  readonly requestedAt: string;
  readonly removal: RemovalRequest | null;
}

/** A request to remove a member's data. */
export interface RemovalRequest {
  /** Such as `DR-7K4M-Q2XP`. */
  readonly reference: string;
  /** Null for an account without an address. */
  readonly emailAddress: string | null;
  readonly customerNumbers: readonly string[];
  /** The language of the receipt. The profile is gone when it is written. Absent in older requests. */
  readonly language?: Language;
}

/** A request to delete an account. The deletion reads the customer numbers when it begins. */
export interface DeletionRequest extends Pick<Deletion, 'uid' | 'requestedAt'> {
  readonly removal: Omit<RemovalRequest, 'customerNumbers'> | null;
}

/**
 * The deletions: `deletions/{uid}`. From `begin` on, every write of data of the login is refused
 * (`adapters/firestore/loginWrites.ts`), so what is read later is complete. An ended deletion refuses them for a day, longer
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
