import type { Messages } from '@casino/ui/i18n/messages.ts';
import { failureText } from '../../../lib/remote/failure.ts';
import { remoteErrorCode } from '../../../lib/remote/remoteError.ts';

/** The words for a setting that failed to save: what happened, and that the setting is as before. */
export function notSavedText(messages: Messages, error: unknown): string {
  return `${failureText(messages, remoteErrorCode(error))} ${messages.settings.notSaved}`;
}
