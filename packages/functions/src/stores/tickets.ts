import { randomInt } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { OutgoingMail } from '../mail/outgoing.ts';
import { writeDown } from './outbox.ts';

/** A question to the support desk. Specification section 3, "Support ticket". */
export interface Ticket {
  /** Null where nobody was signed in. */
  readonly uid: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly customerNumber: string;
  readonly comments: string;
}

/** The tickets of `tickets/{submissionId}`. */
export interface TicketStore {
  /**
   * Keeps a ticket, and writes the e-mails about it into the outbox: both or neither. One that was kept
   * before stays as it is. Returns the ids of the e-mails that it wrote.
   * @param mailsOf the e-mails, by what people call the ticket, such as `T-4K7QX2MH`
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
      return database().runTransaction(async (transaction) => {
        const kept = await transaction.get(document);
        if (kept.exists) return [];
        const reference = newReference();
        transaction.create(document, { ...ticket, reference, at: Timestamp.fromDate(at) });
        return writeDown(database(), transaction, mailsOf(reference), new Date());
      });
    },
  };
}

/** Without letters and digits that are taken for one another when read out. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

function newReference(): string {
  const characters = Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `T-${characters.join('')}`;
}
