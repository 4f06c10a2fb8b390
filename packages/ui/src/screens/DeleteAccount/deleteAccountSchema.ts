import { z } from 'zod/mini';
import type { Messages } from '../../i18n/messages.ts';

/** The schema of the form. It requires a password; the identity service verifies it. */
export function deleteAccountSchema({ errors }: Messages) {
  return z.object({
    password: z.string().check(z.minLength(1, errors.signIn['missing-password'])),
    forgetMe: z.boolean(),
  });
}
