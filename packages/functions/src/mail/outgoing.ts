import * as z from 'zod/mini';
import type { LinkTarget } from './appLinks.ts';
import type { Mail } from './mail.ts';

const MINUTES = 60 * 1_000;
const DAYS = 24 * 60 * MINUTES;

/**
 * How long an e-mail is tried, in milliseconds, by what it is. A reset link that comes later than it
 * would have worked is nobody's wish any more (specification, section 9); letters are tried for as long
 * as RFC 5321 asks, section 4.5.4.1; and what the support desk has to answer within the law's month is.
 */
export const TRIED_FOR_MS = {
  'password-reset': 2 * 60 * MINUTES,
  verification: 1 * DAYS,
  letter: 5 * DAYS,
  'for-desk': 30 * DAYS,
} as const;

/** An e-mail whose link is made when it is sent, so that none waits with a code in it, or grows old. */
interface LinkMail {
  readonly kind: 'password-reset' | 'verification';
  readonly to: string;
  readonly target: LinkTarget;
}

/** An e-mail that is written already: to a member, or to the support desk. */
interface WrittenMail {
  readonly kind: 'letter' | 'for-desk';
  readonly mail: Mail;
  /** Names what causes it: caused twice, it is sent once. Holds no personal data. */
  readonly key: string;
}

/** What callables ask to have sent. */
export type OutgoingMail = LinkMail | WrittenMail;

const waiting = {
  /** Tries that were begun. */
  attempts: z.int(),
  /** The next try is not before it. ISO 8601 instant. */
  dueAt: z.iso.datetime({ offset: true }),
  giveUpAt: z.iso.datetime({ offset: true }),
  /** When the store removes it whatever became of it. */
  removeAt: z.iso.datetime({ offset: true }),
  to: z.string(),
};

/** An e-mail in the outbox, with what is known of its tries. */
export const waitingMailSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['password-reset', 'verification']),
    target: z.strictObject({ devMode: z.boolean(), devDomain: z.string() }),
    ...waiting,
  }),
  z.strictObject({
    kind: z.enum(['letter', 'for-desk']),
    mail: z.strictObject({
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      replyTo: z.exactOptional(z.string()),
    }),
    ...waiting,
  }),
]);
export type WaitingMail = z.infer<typeof waitingMailSchema>;
