import { error as logError } from 'firebase-functions/logger';
import { type Letter, toMail } from './letter.ts';
import type { Mailer } from './mail.ts';

/**
 * Sends an e-mail that is not what the call is about: one that cannot be sent is logged, without its
 * recipient, and false.
 */
export async function trySend(mailer: Mailer, letter: Letter): Promise<boolean> {
  try {
    await mailer.send(toMail(letter));
    return true;
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? String(fault.code) : 'unknown';
    logError('e-mail not sent', { subject: letter.subject, code });
    return false;
  }
}
