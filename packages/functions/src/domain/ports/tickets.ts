import type { OutgoingMail } from './outgoing.ts';

/** A ticket for the support desk. Specification section 3, "Support ticket". */
export interface Ticket {
  /** Null if the author is not signed in. */
  readonly uid: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly customerNumber: string;
  readonly comments: string;
}

/** The tickets: `tickets/{submissionId}`. */
export interface TicketStore {
  /**
   * Stores a ticket and adds its e-mails to the outbox in one transaction. A stored ticket stays unchanged.
   * Returns the ids of the added e-mails.
   * @param mailsOf creates the e-mails, given the reference of the ticket, such as `T-4K7QX2MH`
   */
  save(
    submissionId: string,
    ticket: Ticket,
    at: Date,
    mailsOf: (reference: string) => readonly OutgoingMail[],
  ): Promise<readonly string[]>;
}
