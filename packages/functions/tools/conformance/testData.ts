import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { emailSchema } from '../../src/contract/account.ts';
import { idSchema, venueIdSchema } from '../../src/contract/schemas.ts';
import { NotTested } from './outcomes.ts';

/** The file of `--data`: members of the test system that the group names. */
const testDataSchema = z.strictObject({
  /** A member with an address, a number and a home casino. Reads use this member, and nothing changes it. */
  member: z.exactOptional(
    z.strictObject({
      crmId: idSchema,
      email: emailSchema,
      location: venueIdSchema,
      customerNumber: z.string(),
    }),
  ),
  /** The id of a member without an e-mail address. */
  memberWithoutEmail: z.exactOptional(idSchema),
  /** The id of a member without a home casino. */
  memberWithoutCasino: z.exactOptional(idSchema),
  /** Two members of different casinos with one address. */
  sharedEmail: z.exactOptional(
    z.strictObject({ email: emailSchema, crmIds: z.tuple([idSchema, idSchema]) }),
  ),
});
export type TestData = z.infer<typeof testDataSchema>;

/**
 * Reads a file of test data.
 * @throws an error with the file and the wrong fields
 */
export function readTestData(file: string): TestData {
  const parsed = z.safeParse(testDataSchema, jsonOf(file));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`${file}: ${issues.join('; ')}`);
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not a readable file of JSON: ${(error as Error).message}`);
  }
}

/** The entry of the test data. Throws `NotTested` if it is missing. */
export function given<Name extends keyof TestData>(
  data: TestData,
  name: Name,
): NonNullable<TestData[Name]> {
  const entry = data[name];
  if (!entry) throw new NotTested(`The test data has no "${name}".`);
  return entry;
}
