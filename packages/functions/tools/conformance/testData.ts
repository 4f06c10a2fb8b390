import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { emailSchema } from '../../src/contract/account.ts';
import { idSchema, venueIdSchema } from '../../src/contract/schemas.ts';
import { NotTested } from './outcomes.ts';
import { describeIssue } from './shape.ts';

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
  /** A suspended member. */
  suspendedMember: z.exactOptional(z.strictObject({ crmId: idSchema, email: emailSchema })),
  /** Two members of different casinos with one address. */
  sharedEmail: z.exactOptional(
    z.strictObject({ email: emailSchema, crmIds: z.tuple([idSchema, idSchema]) }),
  ),
  /** A member who had another address before: the earlier one. */
  formerEmail: z.exactOptional(z.strictObject({ crmId: idSchema, email: emailSchema })),
  /** A member whom the support desk has verified. */
  verifiedPerson: z.exactOptional(z.strictObject({ crmId: idSchema, personId: z.string() })),
  /** A bearer token of each service that has expired. */
  expiredTokens: z.exactOptional(
    z.strictObject({ content: z.exactOptional(z.string()), members: z.exactOptional(z.string()) }),
  ),
});
export type TestData = z.infer<typeof testDataSchema>;

/**
 * Reads a file of test data.
 * @throws an error with the file and the wrong fields
 */
export function readTestData(file: string): TestData {
  const parsed = z.safeParse(testDataSchema, jsonOf(file), { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Error(`${file}: ${parsed.error.issues.map(inWords).join('; ')}`);
}

/** The fault of a field, such as `member.email: missing`. */
function inWords(issue: z.core.$ZodIssue): string {
  const where = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return `${where === '' ? '' : `${where}: `}unknown field ${issue.keys.join(', ')}`;
  }
  return `${where}: ${issue.input === undefined ? 'missing' : describeIssue(issue).expected.replace(`${where}: `, '')}`;
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

/** The fields of an entry that are ids: they identify no person. Tokens are not shown at all. */
const IDS = new Set(['crmId', 'crmIds', 'memberWithoutEmail', 'memberWithoutCasino']);

/** The texts of the test data that identify a member, each with the name of its entry. Without ids and tokens. */
export function entriesOf(data: TestData): readonly (readonly [string, string])[] {
  return textsOf(data).flatMap(({ path, text }) =>
    path.some((name) => IDS.has(name)) ? [] : [[path.join('.'), text] as const],
  );
}

/** The ids of members in the test data. */
export function idsOf(data: TestData): readonly string[] {
  return textsOf(data).flatMap(({ path, text }) =>
    path.some((name) => IDS.has(name)) ? text : [],
  );
}

/** Each text with its path. */
function textsOf({ expiredTokens: _, ...data }: TestData) {
  return Object.entries(data).flatMap(([name, entry]) =>
    typeof entry === 'string'
      ? [{ path: [name], text: entry }]
      : Object.entries(entry).flatMap(([field, value]) =>
          [value]
            .flat()
            .flatMap((text) => (typeof text === 'string' ? [{ path: [name, field], text }] : [])),
        ),
  );
}
