import { write } from 'firebase-functions/logger';
import type { DeliveryLog } from '../../domain/ports/mail.ts';

const SEVERITY = { sent: 'INFO', waits: 'WARNING', 'given-up': 'ERROR' } as const;

/** Writes the line to Cloud Logging (or standard output) as JSON. */
export function logMail(line: DeliveryLog): void {
  write({
    severity: SEVERITY[line.outcome],
    message: line.kind === 'wallet-pass' ? 'wallet pass' : 'e-mail',
    ...line,
  });
}
