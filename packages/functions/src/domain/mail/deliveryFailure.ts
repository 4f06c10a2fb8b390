import type { DeliveryFailure } from '../ports/mail.ts';

/** The part of an error that may be logged. */
export function toDeliveryFailure(error: unknown): DeliveryFailure {
  if (!(error instanceof Error)) return { code: 'unknown', refused: false };
  const { code, responseCode, command } = error as {
    code?: unknown;
    responseCode?: unknown;
    command?: unknown;
  };
  const reply = typeof responseCode === 'number' ? responseCode : undefined;
  // A rejected sender or password is an error of the settings and may be fixed.
  const isOfThisMail = command === 'RCPT TO' || command === 'DATA';
  return {
    code: typeof code === 'string' ? code : error.constructor.name,
    ...(reply !== undefined && { reply }),
    refused: isOfThisMail && reply !== undefined && reply >= 500,
  };
}
