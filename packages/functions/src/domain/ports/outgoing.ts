import * as z from 'zod/mini';
import type { LinkTarget } from '../../adapters/mail/appLinks.ts';
import { WALLETS } from '../../contract/wallet/getWalletPass.ts';
import type { Mail } from './mail.ts';

const MINUTES = 60 * 1_000;
const DAYS = 24 * 60 * MINUTES;

/**
 * How long an e-mail, or the update of a pass, is retried, by kind, in milliseconds. A reset link is useless after its lifetime
 * (specification, section 9). Letters are retried for as long as RFC 5321 requires, section 4.5.4.1.
 * E-mails to the support desk are retried for the month in which the law requires an answer. A pass must not
 * stay wrong on a phone, so its update is retried for as long.
 */
export const TRIED_FOR_MS = {
  'password-reset': 2 * 60 * MINUTES,
  verification: 1 * DAYS,
  letter: 5 * DAYS,
  'for-desk': 30 * DAYS,
  'wallet-pass': 30 * DAYS,
} as const;

/**
 * An e-mail with a link. The link is created at sending, so that the outbox stores no codes and the link
 * does not age.
 */
interface LinkMail {
  readonly kind: 'password-reset' | 'verification';
  readonly to: string;
  readonly target: LinkTarget;
}

/** A rendered e-mail, to a member or to the support desk. */
interface WrittenMail {
  readonly kind: 'letter' | 'for-desk';
  readonly mail: Mail;
  /** The cause of the e-mail, for deduplication. Holds no personal data. */
  readonly key: string;
}

/** An e-mail that a callable sends. */
export type OutgoingMail = LinkMail | WrittenMail;

const waiting = {
  /** The number of started attempts. */
  attempts: z.int(),
  /** The earliest time of the next attempt. ISO 8601 instant. */
  dueAt: z.iso.datetime({ offset: true }),
  giveUpAt: z.iso.datetime({ offset: true }),
  /** The time at which the store deletes it in any case. */
  removeAt: z.iso.datetime({ offset: true }),
};

/** A message in the outbox, with the state of its attempts: an e-mail, or the update of a pass in a wallet. */
export const waitingSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['password-reset', 'verification']),
    to: z.string(),
    target: z.strictObject({ devMode: z.boolean(), devDomain: z.string() }),
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
export type Waiting = z.infer<typeof waitingSchema>;
/** The update of a pass in the outbox. */
export type PassUpdate = Extract<Waiting, { readonly kind: 'wallet-pass' }>;
/** An e-mail in the outbox. */
export type WaitingMail = Exclude<Waiting, PassUpdate>;
