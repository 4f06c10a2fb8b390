import { randomInt } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { TicketStore } from '../../../domain/ports/tickets.ts';
import { writeForLogin } from '../loginWrites.ts';
import { addToOutbox } from '../outbox.ts';

export function ticketStore(database: () => Firestore): TicketStore {
  return {
    save: (submissionId, ticket, at, mailsOf) => {
      const document = database().collection('tickets').doc(submissionId);
      return writeForLogin(database(), ticket.uid, async (transaction) => {
        const stored = await transaction.get(document);
        if (stored.exists) return { reference: String(stored.get('reference')), mails: [] };
        const reference = newReference();
        transaction.create(document, { ...ticket, reference, at: Timestamp.fromDate(at) });
        const mails = await addToOutbox(database(), transaction, mailsOf(reference), new Date());
        return { reference, mails };
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
