import type { OutgoingMail, Waiting } from './outgoing.ts';

/** A lease on one attempt to send a message, until `dueAt`. */
export interface Claim {
  readonly id: string;
  readonly waiting: Waiting;
}

/**
 * The unsent e-mails, and the updates of passes (`passUpdates.ts`): `outbox/{id}`. A sent e-mail with a key leaves a record of its key, so that it is not
 * sent again.
 */
export interface OutboxStore {
  /** Adds e-mails atomically and returns their ids. An e-mail with a known key is not added again. */
  add(mails: readonly OutgoingMail[], now: Date): Promise<readonly string[]>;
  /** The messages due now, longest due first. */
  due(now: Date, limit: number): Promise<readonly string[]>;
  /**
   * Claims the next attempt of a message; null if it is not due, claimed by another process, or settled.
   */
  claim(id: string, now: Date): Promise<Claim | null>;
  /**
   * Ends a claimed attempt, with the time of the next one or finally. Does nothing if the claim was lost.
   */
  settle(claim: Claim, outcome: { readonly retryAt: Date } | 'sent' | 'given-up'): Promise<void>;
  /** Removes all e-mails to an address. */
  removeTo(address: string): Promise<void>;
}
