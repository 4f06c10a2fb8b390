import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { inUtc } from '../contract/index.ts';
import {
  type OutgoingMail,
  TRIED_FOR_MS,
  type WaitingMail,
  waitingMailSchema,
} from '../mail/outgoing.ts';
import { fromDocument } from './document.ts';

/** Longer than a call or a schedule's run lasts: who has not settled a try by then has crashed. */
const LEASE_MS = 5 * 60 * 1_000;

/** How long it is remembered that an e-mail was sent, and how long one may lie that nobody settled. */
const REMEMBERED_DAYS = 30;

/** One try of an e-mail, which nobody else makes until `dueAt`. */
export interface Claim {
  readonly id: string;
  readonly waiting: WaitingMail;
}

/**
 * E-mails that are not sent yet: `outbox/{id}`. One that is sent leaves nothing but its name, where it
 * has one, so that it is not sent again.
 */
export interface OutboxStore {
  /** Writes e-mails down, all or none, and returns their ids. One whose key is known stays as it is. */
  add(mails: readonly OutgoingMail[], now: Date): Promise<readonly string[]>;
  /** Those to try now, longest due first. */
  due(now: Date, limit: number): Promise<readonly string[]>;
  /** Takes the next try of an e-mail; null where it is not due, taken by another, or settled. */
  claim(id: string, now: Date): Promise<Claim | null>;
  /** Ends a claimed try: with the next one's moment, or for good. A claim that was lost changes nothing. */
  settle(claim: Claim, outcome: { readonly retryAt: Date } | 'sent' | 'given-up'): Promise<void>;
  /** Removes all that waits for an address. */
  removeTo(address: string): Promise<void>;
}

const outbox = (database: Firestore) => database.collection('outbox');

/**
 * Writes e-mails down within the transaction that causes them; all of its reads have to be done before.
 * Returns their ids.
 */
export function writeDown(
  database: Firestore,
  transaction: Transaction,
  mails: readonly OutgoingMail[],
  now: Date,
): readonly string[] {
  return mails.map((mail) => {
    const document = 'key' in mail ? outbox(database).doc(mail.key) : outbox(database).doc();
    transaction.create(document, toDocument(mail, now));
    return document.id;
  });
}

/** Those of these e-mails that were never written down, read within a transaction. */
export async function unknownOf(
  database: Firestore,
  transaction: Transaction,
  mails: readonly OutgoingMail[],
): Promise<readonly OutgoingMail[]> {
  const known = await Promise.all(
    mails.map(async (mail) =>
      'key' in mail ? (await transaction.get(outbox(database).doc(mail.key))).exists : false,
    ),
  );
  return mails.filter((_, index) => !known[index]);
}

export function outboxStore(database: () => Firestore): OutboxStore {
  const documentOf = (id: string) => outbox(database()).doc(id);
  return {
    add: (mails, now) =>
      database().runTransaction(async (transaction) => {
        const unknown = await unknownOf(database(), transaction, mails);
        return writeDown(database(), transaction, unknown, now);
      }),
    due: async (now, limit) => {
      const waiting = outbox(database()).where('dueAt', '<=', Timestamp.fromDate(now));
      const { docs } = await waiting.orderBy('dueAt').limit(limit).get();
      return docs.map(({ id }) => id);
    },
    claim: (id, now) =>
      database().runTransaction(async (transaction) => {
        const held = waitingIn(await transaction.get(documentOf(id)));
        if (held === null || Date.parse(held.dueAt) > now.getTime()) return null;
        const dueAt = new Date(now.getTime() + LEASE_MS);
        const attempts = held.attempts + 1;
        transaction.update(documentOf(id), { attempts, dueAt: Timestamp.fromDate(dueAt) });
        return { id, waiting: { ...held, attempts, dueAt: dueAt.toISOString() } };
      }),
    settle: ({ id, waiting }, outcome) =>
      database().runTransaction(async (transaction) => {
        const held = waitingIn(await transaction.get(documentOf(id)));
        if (held?.attempts !== waiting.attempts) return;
        if (typeof outcome === 'object') {
          transaction.update(documentOf(id), { dueAt: Timestamp.fromDate(outcome.retryAt) });
        } else if (outcome === 'sent' && 'mail' in waiting) {
          transaction.set(documentOf(id), { removeAt: remembered(new Date()) });
        } else {
          transaction.delete(documentOf(id));
        }
      }),
    removeTo: async (address) => {
      const { docs } = await outbox(database()).where('to', '==', address).get();
      await Promise.all(docs.map(({ ref }) => ref.delete()));
    },
  };
}

/** What waits there; null for nothing, and for the mark that one was sent. */
function waitingIn(snapshot: { get(field: string): unknown; data(): unknown }): WaitingMail | null {
  if (snapshot.get('dueAt') === undefined) return null;
  return fromDocument(waitingMailSchema, snapshot.data());
}

function toDocument(mail: OutgoingMail, now: Date) {
  const giveUpAt = new Date(now.getTime() + TRIED_FOR_MS[mail.kind]);
  return {
    kind: mail.kind,
    ...('mail' in mail
      ? { to: mail.mail.to, mail: mail.mail }
      : { to: mail.to, target: mail.target }),
    attempts: 0,
    dueAt: Timestamp.fromDate(now),
    giveUpAt: Timestamp.fromDate(giveUpAt),
    removeAt: remembered(giveUpAt),
  };
}

function remembered(from: Date): Timestamp {
  return Timestamp.fromDate(inUtc(from).add(REMEMBERED_DAYS, 'day').toDate());
}
