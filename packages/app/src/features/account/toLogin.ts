import { type LoginState, type Messages, signInErrorMessage } from '@casino/ui';
import type { Session } from '../../session/session.ts';
import type { SignInRefusal } from '../../session/sessionController.ts';

/** Sessions that are on their way from the form to the member's first page, or out again. */
const BUSY: ReadonlySet<Session['status']> = new Set([
  'loading-profile',
  'loading-member',
  'leaving',
]);

/** What the form says of the last try: still going on, or refused. */
export interface LoginAttempt {
  readonly pending: boolean;
  readonly refusal: SignInRefusal | null;
}

/**
 * The state of the log-in form: busy until the member is loaded; a refusal has the words of
 * specification section 8, or the raw message for a code that has none.
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
