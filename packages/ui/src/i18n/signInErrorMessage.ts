import type { Messages } from './messages.ts';

/** A sign-in error that has a message of its own. Specification section 8. */
export type SignInErrorCode = keyof Messages['errors']['signIn'];

/**
 * The message of a sign-in error: the catalogue's, or `raw` for any other code. `code` comes with or
 * without its `auth/` prefix. Specification section 8.
 */
export function signInErrorMessage(messages: Messages, code: string, raw: string): string {
  const known = new Map(Object.entries(messages.errors.signIn));
  return known.get(code.replace(/^auth\//, '')) ?? raw;
}
