import type { Language } from '../../contract/languages.ts';
import type { Wallet } from '../../contract/wallet/getWalletPass.ts';
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

/** The origin that the caller requests for links in e-mails. Specification section 7. */
export interface LinkTarget {
  readonly devMode: boolean;
  readonly devDomain: string;
}

/**
 * An e-mail with a link. The link is created at sending, so that the outbox stores no codes and the link
 * does not age.
 */
interface LinkMail {
  readonly kind: 'password-reset' | 'verification';
  readonly to: string;
  readonly target: LinkTarget;
  /** The language of the call, for an address without a profile. Absent in older e-mails. */
  readonly language?: Language;
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

/** The state of a message's attempts. Times are ISO 8601 instants. */
interface Attempts {
  /** The number of started attempts. */
  readonly attempts: number;
  /** The earliest time of the next attempt. */
  readonly dueAt: string;
  readonly giveUpAt: string;
  /** The time at which the store deletes it in any case. */
  readonly removeAt: string;
}

/** An e-mail in the outbox. */
export type WaitingMail =
  | (LinkMail & Attempts)
  | (Omit<WrittenMail, 'key'> & { readonly to: string } & Attempts);

/** The update of a pass in the outbox. */
export interface PassUpdate extends Attempts {
  readonly kind: 'wallet-pass';
  readonly wallet: Wallet;
  readonly crmId: string;
}

/** A message in the outbox, with the state of its attempts: an e-mail, or the update of a pass in a wallet. */
export type Waiting = WaitingMail | PassUpdate;
