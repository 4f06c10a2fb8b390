import type { Messages } from '@casino/ui/i18n/messages.ts';
import { signInErrorMessage } from '@casino/ui/i18n/signInErrorMessage.ts';
import type { LoginState } from '@casino/ui/screens/Login/Login.types.ts';
import type { Session } from '../../session/state/session.ts';
import type { SignInRefusal } from '../../session/state/sessionController.ts';

/** Statuses in which the session loads or logs out. */
const BUSY: ReadonlySet<Session['status']> = new Set([
  'loading-profile',
  'loading-member',
  'leaving',
]);

/** The last attempt to sign in. */
export interface LoginAttempt {
  readonly pending: boolean;
  readonly refusal: SignInRefusal | null;
}

/**
 * Returns the state of the log-in form, which is pending until the member is loaded. An error has the message
 * of specification section 8; a code without one shows the raw message.
 */
export function toLogin(
  messages: Messages,
  session: Session,
  attempt: LoginAttempt,
  online: boolean,
): LoginState {
  if (attempt.pending || BUSY.has(session.status)) return { status: 'pending' };
  if (!online) return { status: 'offline' };
  if (attempt.refusal === null) return { status: 'ready' };
  const { code, message } = attempt.refusal;
  return { status: 'error', message: signInErrorMessage(messages, code, message) };
}
