import type { Messages } from './messages.ts';

/**
 * Returns the message of a sign-in error: that of the catalogue, or `raw` for an unknown code. `code` may have its
 * `auth/` prefix. Specification section 8.
 */
export function signInErrorMessage(messages: Messages, code: string, raw: string): string {
  const known = new Map(Object.entries(messages.errors.signIn));
  return known.get(code.replace(/^auth\//, '')) ?? raw;
}
