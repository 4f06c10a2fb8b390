import * as z from 'zod/mini';
import {
  CUSTOMER_NUMBER,
  EMAIL,
  emailProblem,
  isPossibleBirthday,
  MAX_NAME,
  NAME,
  normalCustomerNumber,
  normalEmail,
  normalName,
} from './rules/typedValues.ts';
import { daySchema } from './schemas.ts';

/** How members are addressed. */
export const TITLES = ['Mr', 'Mrs', 'Miss', 'Ms', 'Mx', 'Dr'] as const;

export const GENDERS = ['female', 'male', 'other', 'undisclosed'] as const;

/** A person's first or last name, in normal form (`typedValues.ts`). */
export const nameSchema = z
  .string()
  .check(z.overwrite(normalName), z.minLength(1), z.maxLength(MAX_NAME), z.regex(NAME));

/** An e-mail address, lower-cased. Specification section 3. */
export const emailSchema = z.string().check(
  z.overwrite(normalEmail),
  z.maxLength(254),
  z.email({ pattern: EMAIL }),
  z.refine((email) => emailProblem(email) === null),
);

/** The number of a membership as people type or scan it. */
export const customerNumberSchema = z
  .string()
  .check(z.overwrite(normalCustomerNumber), z.regex(CUSTOMER_NUMBER));

/** A plausible date of birth, `yyyy-mm-dd`. */
export const dateOfBirthSchema = daySchema.check(
  z.refine(isPossibleBirthday, { error: 'too long ago' }),
);

/**
 * The origin of links in e-mails during development. Ignored unless the backend runs on one machine or the
 * deployment allows this origin. Specification section 7.
 */
export const linkTargetFields = {
  devMode: z.boolean(),
  /** An origin, such as `http://localhost:5173`, or an empty string. */
  devDomain: z.string().check(z.maxLength(200), z.regex(/^(https?:\/\/\S+)?$/)),
};

/**
 * The id of a submission, so that a repeated one, from two tabs or after a lost reply, counts once. Without
 * an id, the same values from the same caller count once within `SUBMISSION_HOURS`.
 */
export const submissionIdSchema = z.exactOptional(z.uuid());

/** The signed token (JWT) of an e-mailed link. */
export const linkTokenSchema = z
  .string()
  .check(z.maxLength(1_000), z.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/));

/** The outcome of a submission. `error` is the message for the page if a business rule rejects it. */
export const outcomeSchema = z.strictObject({
  success: z.boolean(),
  error: z.exactOptional(z.string()),
});
