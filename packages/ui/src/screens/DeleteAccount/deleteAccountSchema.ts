import { z } from 'zod/mini';
import type { Messages } from '../../i18n/messages.ts';

/** What the form accepts: a password that is not empty; the identity service judges it. */
export function deleteAccountSchema({ errors }: Messages) {
  return z.object({
    password: z.string().check(z.minLength(1, errors.signIn['missing-password'])),
    forgetMe: z.boolean(),
  });
}
