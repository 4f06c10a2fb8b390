import { write } from 'firebase-functions/logger';
import type { Waiting } from '../../domain/ports/outgoing.ts';

/** The cause of a failed attempt, never the error's message: mail servers quote addresses in it. */
export interface MailFailure {
  /** A code of the SMTP client such as `ESOCKET`, or the kind of the error. */
  readonly code: string;
  /** The reply code of the mail server, such as 451. */
  readonly reply?: number;
  /** True if the mail server rejects it permanently, so a retry is useless. */
  readonly refused: boolean;
}

/** The log line of an attempt. `mail` is its id in the outbox: no address, and no member. */
interface MailLog {
  readonly mail: string;
  readonly kind: Waiting['kind'];
  readonly attempts: number;
  readonly outcome: 'sent' | 'waits' | 'given-up';
  readonly failure?: MailFailure;
}

const SEVERITY = { sent: 'INFO', waits: 'WARNING', 'given-up': 'ERROR' } as const;

/** Writes the line to Cloud Logging (or standard output) as JSON. */
export function logMail(line: MailLog): void {
  write({
    severity: SEVERITY[line.outcome],
    message: line.kind === 'wallet-pass' ? 'wallet pass' : 'e-mail',
    ...line,
  });
}

/** The part of an error that may be logged. */
export function failureOf(error: unknown): MailFailure {
  if (!(error instanceof Error)) return { code: 'unknown', refused: false };
  const { code, responseCode, command } = error as {
    code?: unknown;
    responseCode?: unknown;
    command?: unknown;
  };
  const reply = typeof responseCode === 'number' ? responseCode : undefined;
  // A rejected sender or password is a fault of the settings and may be fixed.
  const isOfThisMail = command === 'RCPT TO' || command === 'DATA';
  return {
    code: typeof code === 'string' ? code : error.constructor.name,
    ...(reply !== undefined && { reply }),
    refused: isOfThisMail && reply !== undefined && reply >= 500,
  };
}
