import { z } from 'zod/mini';
import type { Messages } from '../../i18n/messages.ts';
import { accountRules } from '../account/accountRules.ts';
import { normalTelephone } from '../account/typedValues.ts';

/** The schema of the join form. The messages are those of specification section 5. */
export function registerSchema(messages: Messages, isOfAge: (dateOfBirth: string) => boolean) {
  const { errors, joining } = messages;
  const { fields, invalid } = joining;
  const { selectGender, confirmAge, acceptTerms } = errors.validation;
  const rules = accountRules(messages);
  return z.object({
    title: rules.text(fields.title),
    firstName: rules.name(fields.firstName),
    lastName: rules.name(fields.lastName),
    dob: rules.adultDateOfBirth(fields.dob, isOfAge),
    gender: z.string(selectGender).check(z.minLength(1, selectGender)),
    email: rules.email(fields.email),
    mobile: rules
      .text(fields.mobile)
      .check(z.refine(isPossibleMobile, { error: invalid.mobile, abort: true })),
    location: rules.text(fields.location),
    over18: z.boolean().check(z.refine((agreed) => agreed, confirmAge)),
    terms: z.boolean().check(z.refine((agreed) => agreed, acceptTerms)),
    marketing: z.array(z.string()),
  });
}

/**
 * Checks the length of a mobile number for its country; the server validates it fully. The library is large, so it
 * is loaded on the first submit. If the load fails, only the server validates.
 */
async function isPossibleMobile(typed: string): Promise<boolean> {
  try {
    const { parsePhoneNumberFromString } = await import('libphonenumber-js/mobile');
    return parsePhoneNumberFromString(normalTelephone(typed), 'GB')?.isPossible() ?? false;
  } catch {
    return true;
  }
}
