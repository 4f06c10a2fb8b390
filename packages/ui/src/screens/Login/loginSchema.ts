import { z } from 'zod/mini';
import type { Messages } from '../../i18n/messages.ts';

/** What the log-in form accepts, with the messages of specification sections 5 and 8. */
export function loginSchema({ account, errors }: Messages) {
  const { required, invalidEmail } = errors.validation;
  return z.object({
    email: z.pipe(
      z.string().check(z.trim(), z.minLength(1, required(account.login.email))),
      z.email(invalidEmail),
    ),
    password: z.string().check(z.minLength(1, errors.signIn['missing-password'])),
  });
}
