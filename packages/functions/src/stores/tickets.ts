import { randomInt } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';

/** A question to the support desk. Specification section 3, "Support ticket". */
export interface Ticket {
  /** Null where nobody was signed in. */
  readonly uid: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly customerNumber: string;
  readonly comments: string;
}

/** A ticket that is kept, and whether the support desk has it yet. */
export interface KeptTicket {
  /** What people call it, such as `T-4K7QX2MH`. */
  readonly reference: string;
  readonly delivered: boolean;
}

/** The tickets of `tickets/{submissionId}`. */
export interface TicketStore {
  /** Keeps a ticket; one that was kept before stays as it is. */
  keep(submissionId: string, ticket: Ticket, at: Date): Promise<KeptTicket>;
  markDelivered(submissionId: string): Promise<void>;
}

export function ticketStore(database: () => Firestore): TicketStore {
  const documentOf = (submissionId: string) => database().collection('tickets').doc(submissionId);
  return {
    keep: (submissionId, ticket, at) => {
      const document = documentOf(submissionId);
      return database().runTransaction(async (transaction) => {
        const kept = await transaction.get(document);
        if (kept.exists) {
          return { reference: kept.get('reference'), delivered: kept.get('delivered') };
        }
        const fresh = { reference: newReference(), delivered: false };
        transaction.create(document, { ...ticket, ...fresh, at: Timestamp.fromDate(at) });
        return fresh;
      });
    },
    markDelivered: async (submissionId) => {
      await documentOf(submissionId).update({ delivered: true });
    },
  };
}

/** Without letters and digits that are taken for one another when read out. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

function newReference(): string {
  const characters = Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `T-${characters.join('')}`;
}
