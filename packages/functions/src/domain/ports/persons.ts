import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { MEMBERSHIP_BLOCKS } from '../../contract/rules/membership.ts';
import { saferGamblingSchema } from '../../contract/saferGamblingSchema.ts';
import { config, required } from '../../runtime/config.ts';

const blockSchema = z.nullable(z.enum(MEMBERSHIP_BLOCKS));

/** The record of a linked membership. Its keys are stored as keyed hashes. */
const recordSchema = z.strictObject({
  /** Its block at the last look-up. */
  block: blockSchema,
  /** The keys under which its owner's turn of a day is recorded. */
  keys: z.array(z.string()),
  /** All of its keys. */
  traces: z.array(z.string()),
});

export const personSchema = z.strictObject({
  id: z.string(),
  /**
   * Hashes of the keys that name the owner of a login: the address, and the identity verified by the support
   * desk, which prove it; and the mailbox, which only restricts. Persons stored by earlier versions have no
   * address here until their next look-up.
   */
  proofs: z.array(z.string()),
  /** The records of their linked memberships, by `crmId`. */
  records: z.record(z.string(), recordSchema),
  /**
   * Other records of the group that match; `told` if their own address led to the record, so that its block
   * may be disclosed.
   */
  others: z.record(z.string(), z.strictObject({ block: blockSchema, told: z.boolean() })),
  /** Hashes of all keys that their records ever had, to find the person after the records are deleted. */
  traces: z.array(z.string()),
  /** Their logins; empty after the last one is deleted. */
  uids: z.array(z.string()),
  lookedUpAt: z.iso.datetime({ offset: true }),
  saferGambling: saferGamblingSchema,
  /** Similar persons whose settings were copied, each once. */
  resembled: z.array(z.string()),
  /**
   * Changes with each write. The profiles of their logins hold it, so that a person can be cached by
   * revision.
   */
  revision: z.string(),
  /** The time at which the store deletes them; null while they have a login. */
  removeAt: z.nullable(z.iso.datetime({ offset: true })),
});

/** A person in the whole group, across all current and earlier logins and memberships. */
export type Person = z.infer<typeof personSchema>;

/** The result of a look-up of a login's owner. Keys are in plain text. */
export interface PersonEvidence {
  readonly proofs: readonly string[];
  readonly records: Readonly<Record<string, z.infer<typeof recordSchema>>>;
  readonly others: Person['others'];
  readonly traces: readonly string[];
  /** True if the support desk has verified the identity. Earlier similarities are then ignored. */
  readonly checked: boolean;
  readonly at: Date;
}

/** A person with some of the sought keys in their traces. */
export interface TracedPerson {
  readonly person: Person;
  /** The sought keys among the person's traces. */
  readonly keys: readonly string[];
  /** True if a sought key names the owner of their logins, such as the mailbox. */
  readonly byLogin: boolean;
  /** The sought keys of each of their records, by `crmId`. */
  readonly recordKeys: Readonly<Record<string, readonly string[]>>;
}

/** The stored form of a key. */
export function hashed(key: string): string {
  return personKeyHash(key, required(config.personKey));
}

/** A keyed hash, because a plain hash of a name and a birthday could be reversed by trying all of them. */
export function personKeyHash(key: string, secret: string): string {
  return createHmac('sha256', secret).update(key).digest('hex');
}
