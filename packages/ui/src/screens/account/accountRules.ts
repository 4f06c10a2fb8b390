import { z } from 'zod/mini';
import type { Messages } from '../../i18n/messages.ts';
import {
  CUSTOMER_NUMBER,
  emailProblem,
  isPossibleBirthday,
  MAX_NAME,
  nameProblem,
  normalCustomerNumber,
  normalEmail,
  normalName,
} from './typedValues.ts';

/** A check whose message says why the text is refused; undefined for a text that is not. */
function refused(messageFor: (text: string) => string | undefined) {
  return z.refine<string>((text) => text === '' || messageFor(text) === undefined, {
    error: ({ input }) => messageFor(String(input)),
    abort: true,
  });
}

/** The rules of the fields of account forms. The messages are those of specification section 5. */
export function accountRules({ errors, joining }: Messages) {
  const { required, invalidEmail } = errors.validation;
  const { invalid } = joining;
  const text = (label: string) => z.string().check(z.trim(), z.minLength(1, required(label)));
  const nameMessages = {
    none: undefined,
    'too-long': invalid.tooLong(String(MAX_NAME)),
    characters: invalid.name,
    'full-stop': invalid.fullStop,
    'first-letter': invalid.firstLetter,
  };
  const emailMessages = { none: undefined, invalid: invalidEmail, unsupported: invalid.email };
  const dateOfBirth = (label: string) =>
    text(label).check(
      refused((day) => (day === '' || isPossibleBirthday(day) ? undefined : invalid.birthday)),
    );
  return {
    text,
    name: (label: string) =>
      z.string().check(
        z.overwrite(normalName),
        z.minLength(1, required(label)),
        refused((name) => nameMessages[nameProblem(name) ?? 'none']),
      ),
    email: (label: string) =>
      z.string().check(
        z.overwrite(normalEmail),
        z.minLength(1, required(label)),
        refused((email) => emailMessages[emailProblem(email) ?? 'none']),
      ),
    /** @param label of a number that is required; null for one that may be empty */
    customerNumber: (label: string | null) =>
      z.string().check(
        z.overwrite(normalCustomerNumber),
        z.minLength(label === null ? 0 : 1, label === null ? '' : required(label)),
        refused((number) =>
          number === '' || CUSTOMER_NUMBER.test(number) ? undefined : invalid.membershipNumber,
        ),
      ),
    dateOfBirth,
    /** @param isOfAge true if a person born on this day (`yyyy-mm-dd`) is old enough to join today */
    adultDateOfBirth: (label: string, isOfAge: (day: string) => boolean) =>
      dateOfBirth(label).check(
        z.refine((day) => day === '' || isOfAge(day), { error: invalid.under18 }),
      ),
  };
}
