import { randomUUID } from 'node:crypto';
import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { MEMBERSHIP_BLOCKS } from '../../../contract/rules/membership.ts';
import { saferGamblingSchema } from '../../../contract/saferGamblingSchema.ts';
import { keysFor } from '../../../domain/persons/matches.ts';
import { type Adoption, mergePersons } from '../../../domain/persons/mergePersons.ts';
import type { Person } from '../../../domain/ports/persons.ts';
import { fromDocument } from '../document.ts';
import { hashed } from './keys.ts';

/** Earlier versions stored every block. Only a suspension follows a person. */
const blockSchema = z.pipe(
  z.nullable(z.enum(MEMBERSHIP_BLOCKS)),
  z.transform((block) => (block === 'suspended' ? block : null)),
);

const recordSchema = z.strictObject({
  block: blockSchema,
  keys: z.array(z.string()),
  traces: z.array(z.string()),
});

/** A document of `persons`. */
const personSchema = z.strictObject({
  id: z.string(),
  proofs: z.array(z.string()),
  records: z.record(z.string(), recordSchema),
  others: z.record(z.string(), z.strictObject({ block: blockSchema, told: z.boolean() })),
  traces: z.array(z.string()),
  uids: z.array(z.string()),
  lookedUpAt: z.iso.datetime({ offset: true }),
  saferGambling: saferGamblingSchema,
  resembled: z.array(z.string()),
  revision: z.string(),
  removeAt: z.nullable(z.iso.datetime({ offset: true })),
});

/** Far above the number of persons who share an address, a telephone, or a name with a birthday. */
export const MAX_FOUND = 30;

/** A change of a person, read in a transaction and not written yet. */
export interface PersonWrite {
  readonly person: Person;
  /** The existing profiles of their logins, which hold a copy of some fields. */
  readonly profiles: readonly DocumentSnapshot[];
  /** Persons who are merged into this one. */
  readonly merged: readonly Person[];
}

export const persons = (database: Firestore) => database.collection('persons');

/** The persons with a login. */
export const withLogin = (database: Firestore, uid: string) =>
  persons(database).where('uids', 'array-contains', uid).limit(MAX_FOUND);

/**
 * The effect of adding a login to a person (`PersonStore.adopt`). Reads only.
 * @param own the profile of the login, if the transaction has read it
 */
export async function planAdoption(
  database: Firestore,
  transaction: Transaction,
  adoption: Adoption,
  own?: DocumentSnapshot,
): Promise<PersonWrite> {
  const { uid, evidence } = adoption;
  const proofs = keysFor('merging', evidence.proofs).map(hashed);
  const proven = persons(database).where('proofs', 'array-contains-any', proofs).limit(MAX_FOUND);
  const found = [await transaction.get(proven), await transaction.get(withLogin(database, uid))]
    .flatMap(({ docs }) => docs.flatMap((each) => toPerson(each) ?? []))
    .filter(({ id }, index, all) => all.findIndex((each) => each.id === id) === index);
  const profile = own ?? (await transaction.get(database.collection('users').doc(uid)));
  const fresh = { id: persons(database).doc().id, revision: randomUUID() };
  const person = mergePersons(found, adoption, fresh, hashed);
  const others = person.uids.filter((each) => each !== uid);
  const profiles = await readProfiles(database, transaction, others);
  return {
    person,
    profiles: profile.exists ? [...profiles, profile] : profiles,
    merged: found.filter(({ id }) => id !== person.id),
  };
}

/** The existing profiles of logins. */
export async function readProfiles(
  database: Firestore,
  transaction: Transaction,
  uids: readonly string[],
): Promise<readonly DocumentSnapshot[]> {
  if (uids.length === 0) return [];
  const users = database.collection('users');
  const snapshots = await transaction.getAll(...uids.map((uid) => users.doc(uid)));
  return snapshots.filter(({ exists }) => exists);
}

/** Writes a person, and the copied fields in the profiles of their logins. */
export function writePerson(
  database: Firestore,
  transaction: Transaction,
  { person, profiles, merged }: PersonWrite,
): void {
  const removeAt = person.removeAt && Timestamp.fromDate(new Date(person.removeAt));
  transaction.set(persons(database).doc(person.id), { ...person, removeAt });
  const { id: personId, revision: personRevision, saferGambling } = person;
  for (const { ref } of profiles) {
    transaction.update(ref, { personId, personRevision, saferGambling });
  }
  for (const { id } of merged) transaction.delete(persons(database).doc(id));
}

/** Null for a person who does not exist or has expired but is not deleted yet. */
export function toPerson(snapshot: { readonly exists: boolean; data(): unknown }): Person | null {
  if (!snapshot.exists) return null;
  const person = fromDocument(personSchema, snapshot.data());
  return person.removeAt !== null && Date.parse(person.removeAt) <= Date.now() ? null : person;
}
