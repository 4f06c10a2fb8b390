import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { config, required } from '../config.ts';
import { MEMBERSHIP_BLOCKS } from '../contract/index.ts';
import { saferGamblingSchema } from '../contract/saferGamblingSchema.ts';

const blockSchema = z.nullable(z.enum(MEMBERSHIP_BLOCKS));

/** The record of a linked membership. Its keys are kept as keyed hashes. */
const recordSchema = z.strictObject({
  /** What blocked it when it was last looked up. */
  block: blockSchema,
  /** The certain keys: they tell whose record it is. */
  keys: z.array(z.string()),
  /** Every key it is found under, doubtful ones included. */
  traces: z.array(z.string()),
});

export const personSchema = z.strictObject({
  id: z.string(),
  /** Hashes of what proves that a login is theirs: a mailbox, or what the support desk has checked. */
  proofs: z.array(z.string()),
  /** The records of their logins' memberships, by `crmId`. */
  records: z.record(z.string(), recordSchema),
  /** Other records of the group that are theirs, or look so; `told` where their own address led there. */
  others: z.record(z.string(), z.strictObject({ block: blockSchema, told: z.boolean() })),
  /** Hashes of all keys that their records ever had, by which they are found when the records are gone. */
  traces: z.array(z.string()),
  /** Their logins. Empty after the last one was deleted. */
  uids: z.array(z.string()),
  lookedUpAt: z.iso.datetime({ offset: true }),
  saferGambling: saferGamblingSchema,
  /** Persons like them whose settings they have taken on once. */
  resembled: z.array(z.string()),
  /** Another with each change. The profiles of their logins name it: what they name can be kept in memory. */
  revision: z.string(),
  /** When the store forgets them; null while they have a login. */
  removeAt: z.nullable(z.iso.datetime({ offset: true })),
});

/** Somebody as the whole group knows them, whatever logins and memberships they have or had. */
export type Person = z.infer<typeof personSchema>;

/** What a look-up found out about the owner of a login. Keys are in the clear. */
export interface PersonLook {
  readonly proofs: readonly string[];
  readonly records: Readonly<Record<string, z.infer<typeof recordSchema>>>;
  readonly others: Person['others'];
  readonly traces: readonly string[];
  /** Whether the support desk has checked who they are: then no likeness of before counts. */
  readonly checked: boolean;
  readonly at: Date;
}

/** A person whose traces hold some of the keys that were sought. */
export interface TracedPerson {
  readonly person: Person;
  /** The sought keys that the person left. */
  readonly keys: readonly string[];
  /** Whether one of the sought keys proves that this is the person, as their mailbox does. */
  readonly proven: boolean;
  /** The sought keys of each of their records, by `crmId`. */
  readonly recordKeys: Readonly<Record<string, readonly string[]>>;
}

/** A key as it is kept. */
export function hashed(key: string): string {
  return personKeyHash(key, required(config.personKey));
}

/** There are few enough names and birthdays to try them all against a hash without a secret. */
export function personKeyHash(key: string, secret: string): string {
  return createHmac('sha256', secret).update(key).digest('hex');
}
