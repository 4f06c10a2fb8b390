import type { TicketContext } from '../../contract/members/submitTicket.ts';
import type { OutgoingMail } from './outgoing.ts';

/** A ticket for the support desk. Specification section 3, "Support ticket". */
export interface Ticket {
  /** Null if the author is not signed in. */
  readonly uid: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly customerNumber: string;
  readonly comments: string;
  /** For a ticket about points: what the author saw. */
  readonly context?: TicketContext;
}

/** A stored ticket, and the ids of the e-mails that were added with it. */
export interface SavedTicket {
  readonly reference: string;
  readonly mails: readonly string[];
}

/** The tickets: `tickets/{submissionId}`. */
export interface TicketStore {
  /**
   * Stores a ticket and adds its e-mails to the outbox in one transaction. A stored ticket stays unchanged.
   * @param mailsOf creates the e-mails, given the reference of the ticket, such as `T-4K7QX2MH`
   */
  save(
    submissionId: string,
    ticket: Ticket,
    at: Date,
    mailsOf: (reference: string) => readonly OutgoingMail[],
  ): Promise<SavedTicket>;
}
