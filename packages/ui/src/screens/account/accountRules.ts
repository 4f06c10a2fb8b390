import { z } from 'zod/mini';
import type { Messages } from '../../i18n/messages.ts';

const MAX_NAME = 50;

/** Letters of any script with marks, apostrophes, hyphens, spaces, and full stops at the end of a word. */
const NAME = /^\p{L}(?:[\p{L}\p{M}'’ʼ‘·\- ]|\.(?=[ -]|$))*$/u;

/** The rules of the fields of account forms. The messages are those of specification section 5. */
export function accountRules({ errors, joining }: Messages) {
  const { required, invalidEmail } = errors.validation;
  const { invalid } = joining;
  const text = (label: string) => z.string().check(z.trim(), z.minLength(1, required(label)));
  return {
    text,
    name: (label: string) =>
      text(label).check(
        z.maxLength(MAX_NAME, invalid.tooLong(String(MAX_NAME))),
        z.regex(NAME, { error: invalid.name, abort: true }),
      ),
    email: (label: string) => text(label).check(z.email({ error: invalidEmail, abort: true })),
    /** @param isOfAge true if a person born on this day (`yyyy-mm-dd`) is old enough to join today */
    adultDateOfBirth: (label: string, isOfAge: (day: string) => boolean) =>
      text(label).check(z.refine((day) => day === '' || isOfAge(day), { error: invalid.under18 })),
  };
}
