import type { Messages } from '../../i18n/messages.ts';
import type { LoginValues } from './Login.types.ts';

/** The error of each invalid field of the log-in form. */
export type LoginErrors = Partial<Record<keyof LoginValues, string>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Validates the log-in form. The messages are those of specification sections 5 and 8. */
export function loginErrors(
  { account, errors }: Messages,
  { email, password }: LoginValues,
): LoginErrors {
  const { required, invalidEmail } = errors.validation;
  const found: LoginErrors = {};
  if (email === '') found.email = required(account.login.email);
  else if (!EMAIL.test(email)) found.email = invalidEmail;
  if (password === '') found.password = errors.signIn['missing-password'];
  return found;
}
