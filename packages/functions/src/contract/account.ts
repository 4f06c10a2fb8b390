import * as z from 'zod/mini';
import { daySchema } from './schemas.ts';

/** How members are addressed. */
export const TITLES = ['Mr', 'Mrs', 'Miss', 'Ms', 'Mx', 'Dr'] as const;

export const GENDERS = ['female', 'male', 'other', 'undisclosed'] as const;

const MAX_NAME = 50;

/**
 * A person's first or last name in any script: letters and their marks, with apostrophes, hyphens, spaces,
 * and full stops that end a word (`St. John`). Nothing that a mail program would take for a link.
 */
export const nameSchema = z
  .string()
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1),
    z.maxLength(MAX_NAME),
    z.regex(/^\p{L}(?:[\p{L}\p{M}'’ʼ‘·\- ]|\.(?=[ -]|$))*$/u),
  );

/** An e-mail address, lower-cased. Specification section 3. */
export const emailSchema = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

/** A day on which somebody alive can have been born, `yyyy-mm-dd`. */
export const dateOfBirthSchema = daySchema.check(
  z.refine((day) => day >= '1900-01-01', { error: 'too long ago' }),
);

/**
 * Where e-mailed links lead in development. Ignored unless the backend runs on one machine, or the origin
 * is one that the deployment allows. Specification section 7.
 */
export const linkTargetFields = {
  devMode: z.boolean(),
  /** An origin, such as `http://localhost:5173`; empty where there is none. */
  devDomain: z.string().check(z.maxLength(200), z.regex(/^(https?:\/\/\S+)?$/)),
};

/**
 * Names a submission, so that one which is sent twice, from two tabs or after a lost reply, counts once. Without
 * a name, the same values from the same caller count once within `SUBMISSION_HOURS`.
 */
export const submissionIdSchema = z.exactOptional(z.uuid());

/** What became of a submission; a refusal that the product expects says why, in words for its page. */
export const outcomeSchema = z.strictObject({
  success: z.boolean(),
  error: z.exactOptional(z.string()),
});
