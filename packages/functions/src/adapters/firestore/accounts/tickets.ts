import { randomInt } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { OutgoingMail } from '../../../domain/ports/outgoing.ts';
import { writeForLogin } from '../loginWrites.ts';
import { writeDown } from '../outbox.ts';

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
  keep(
    submissionId: string,
    ticket: Ticket,
    at: Date,
    mailsOf: (reference: string) => readonly OutgoingMail[],
  ): Promise<readonly string[]>;
}

export function ticketStore(database: () => Firestore): TicketStore {
  return {
    keep: (submissionId, ticket, at, mailsOf) => {
      const document = database().collection('tickets').doc(submissionId);
      return writeForLogin(database(), ticket.uid, async (transaction) => {
        const kept = await transaction.get(document);
        if (kept.exists) return [];
        const reference = newReference();
        transaction.create(document, { ...ticket, reference, at: Timestamp.fromDate(at) });
        return writeDown(database(), transaction, mailsOf(reference), new Date());
      });
    },
  };
}

/** Without letters and digits that are confused when read aloud. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

function newReference(): string {
  const characters = Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `T-${characters.join('')}`;
}
