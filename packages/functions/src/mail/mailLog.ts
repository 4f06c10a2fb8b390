import { write } from 'firebase-functions/logger';
import type { OutgoingMail } from './outgoing.ts';

/** Why a try failed. Never the words of the error: mail servers quote addresses in theirs. */
export interface MailFailure {
  /** A code of the SMTP client such as `ESOCKET`, or the kind of the error. */
  readonly code: string;
  /** What the mail server answered, such as 451. */
  readonly reply?: number;
  /** Whether the mail server will never take it: trying again is no use. */
  readonly refused: boolean;
}

/** The line that every try leaves. `mail` is its id in the outbox, and nobody's address. */
interface MailLog {
  readonly mail: string;
  readonly kind: OutgoingMail['kind'];
  readonly attempts: number;
  readonly outcome: 'sent' | 'waits' | 'given-up';
  readonly failure?: MailFailure;
}

const SEVERITY = { sent: 'INFO', waits: 'WARNING', 'given-up': 'ERROR' } as const;

/** Writes the line to Cloud Logging (or standard output) as JSON. */
export function logMail(line: MailLog): void {
  write({ severity: SEVERITY[line.outcome], message: 'e-mail', ...line });
}

/** What of an error may be told. */
export function failureOf(error: unknown): MailFailure {
  if (!(error instanceof Error)) return { code: 'unknown', refused: false };
  const { code, responseCode, command } = error as {
    code?: unknown;
    responseCode?: unknown;
    command?: unknown;
  };
  const reply = typeof responseCode === 'number' ? responseCode : undefined;
  // A refusal of the sender or of our password is a fault of the settings, which somebody will mend.
  const isOfThisMail = command === 'RCPT TO' || command === 'DATA';
  return {
    code: typeof code === 'string' ? code : error.constructor.name,
    ...(reply !== undefined && { reply }),
    refused: isOfThisMail && reply !== undefined && reply >= 500,
  };
}
