import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { languageSchema } from '../../contract/languageSchema.ts';
import { inUtc } from '../../contract/rules/calendar.ts';
import { WALLETS } from '../../contract/wallet/getWalletPass.ts';
import type { OutboxStore } from '../../domain/ports/outbox.ts';
import { type OutgoingMail, TRIED_FOR_MS, type Waiting } from '../../domain/ports/outgoing.ts';
import { fromDocument } from './document.ts';

const waiting = {
  attempts: z.int(),
  dueAt: z.iso.datetime({ offset: true }),
  giveUpAt: z.iso.datetime({ offset: true }),
  removeAt: z.iso.datetime({ offset: true }),
};

/** A document of `outbox` that waits. */
const waitingSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['password-reset', 'verification']),
    to: z.string(),
    target: z.strictObject({ devMode: z.boolean(), devDomain: z.string() }),
    language: z.exactOptional(languageSchema),
    ...waiting,
  }),
  z.strictObject({
    kind: z.enum(['letter', 'for-desk']),
    to: z.string(),
    mail: z.strictObject({
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      replyTo: z.exactOptional(z.string()),
    }),
    ...waiting,
  }),
  z.strictObject({
    kind: z.literal('wallet-pass'),
    wallet: z.enum(WALLETS),
    crmId: z.string(),
    ...waiting,
  }),
]);
/** Longer than a call or a run of the schedule. An unsettled attempt of this age has crashed. */
const LEASE_MS = 5 * 60 * 1_000;

/** How long a sent e-mail is recorded, and an unsettled one is stored. */
const REMEMBERED_DAYS = 30;

const outbox = (database: Firestore) => database.collection('outbox');

/** Adds e-mails within the transaction that causes them, after all of its reads. Returns their ids. */
export function addToOutbox(
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

/** Those of these e-mails that the outbox does not have yet, read within a transaction. */
export async function notInOutbox(
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
  const mailDocument = (id: string) => outbox(database()).doc(id);
  return {
    add: (mails, now) =>
      database().runTransaction(async (transaction) => {
        const unknown = await notInOutbox(database(), transaction, mails);
        return addToOutbox(database(), transaction, unknown, now);
      }),
    due: async (now, limit) => {
      const waiting = outbox(database()).where('dueAt', '<=', Timestamp.fromDate(now));
      const { docs } = await waiting.orderBy('dueAt').limit(limit).get();
      return docs.map(({ id }) => id);
    },
    claim: (id, now) =>
      database().runTransaction(async (transaction) => {
        const held = waitingIn(await transaction.get(mailDocument(id)));
        if (held === null || Date.parse(held.dueAt) > now.getTime()) return null;
        const dueAt = new Date(now.getTime() + LEASE_MS);
        const attempts = held.attempts + 1;
        transaction.update(mailDocument(id), { attempts, dueAt: Timestamp.fromDate(dueAt) });
        return { id, waiting: { ...held, attempts, dueAt: dueAt.toISOString() } };
      }),
    settle: ({ id, waiting }, outcome) =>
      database().runTransaction(async (transaction) => {
        const held = waitingIn(await transaction.get(mailDocument(id)));
        if (held?.attempts !== waiting.attempts) return;
        if (typeof outcome === 'object') {
          transaction.update(mailDocument(id), { dueAt: Timestamp.fromDate(outcome.retryAt) });
        } else if (outcome === 'sent' && 'mail' in waiting) {
          transaction.set(mailDocument(id), { removeAt: remembered(new Date()) });
        } else {
          transaction.delete(mailDocument(id));
        }
      }),
    removeTo: async (address) => {
      const { docs } = await outbox(database()).where('to', '==', address).get();
      await Promise.all(docs.map(({ ref }) => ref.delete()));
    },
  };
}

/** The unsent message; null if there is none or only the record of a sent one. */
function waitingIn(snapshot: { get(field: string): unknown; data(): unknown }): Waiting | null {
  if (snapshot.get('dueAt') === undefined) return null;
  return fromDocument(waitingSchema, snapshot.data());
}

function toDocument(mail: OutgoingMail, now: Date) {
  const giveUpAt = new Date(now.getTime() + TRIED_FOR_MS[mail.kind]);
  return {
    kind: mail.kind,
    ...('mail' in mail ? { to: mail.mail.to, mail: mail.mail } : toLinkFields(mail)),
    attempts: 0,
    dueAt: Timestamp.fromDate(now),
    giveUpAt: Timestamp.fromDate(giveUpAt),
    removeAt: remembered(giveUpAt),
  };
}

function toLinkFields({ to, target, language }: Extract<OutgoingMail, { target: unknown }>) {
  return { to, target, ...(language && { language }) };
}

function remembered(from: Date): Timestamp {
  return Timestamp.fromDate(inUtc(from).add(REMEMBERED_DAYS, 'day').toDate());
}
