import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import type { SaferGambling, UserProfile } from '../contract/index.ts';
import { findByAnyOf } from './anyOf.ts';
import { fromDocument } from './document.ts';
import { type Adoption, merged } from './mergedPerson.ts';
import { hashed, type Person, type PersonLook, personSchema, type TracedPerson } from './person.ts';

/**
 * The persons of the group: `persons/{id}`. They hold no name, address or number: keys are kept as keyed
 * hashes alone, and the id is random.
 */
export interface PersonStore {
  /** Null for an id that nobody has. */
  find(id: string): Promise<Person | null>;
  /** The person whom a profile names; null where it names nobody. Read once for each revision. */
  findOf(profile: Pick<UserProfile, 'personId' | 'personRevision'>): Promise<Person | null>;
  /** Every person whose traces hold one of these keys. */
  findByTraces(keys: readonly string[]): Promise<readonly TracedPerson[]>;
  /**
   * Makes a login one of a person's: the one that a proof finds, or a new one. Several that a proof shows to
   * be one become one, with the strictest of what they had set. Likeness makes nobody one with another; a
   * person takes on what somebody like them had set, once. The profile of each login names the person and
   * their revision, and mirrors what they have set. May be repeated.
   * @param alike persons whom the owner of the login looks like; none where nothing is claimed
   */
  adopt(uid: string, look: PersonLook, alike: readonly Person[]): Promise<Person>;
  /**
   * Replaces what a person has set to play safely by what `change` makes of it, for all of their logins;
   * null from `change` leaves it as it is. Answers with what holds then.
   */
  changeSaferGambling(
    id: string,
    change: (current: SaferGambling) => SaferGambling | null,
  ): Promise<SaferGambling>;
  /** Takes a deleted login away. Whose last one it was is forgotten at `removeAt`. May be repeated. */
  release(
    id: string,
    uid: string,
    left: Pick<Person, 'records' | 'others'> & { readonly removeAt: (person: Person) => Date },
  ): Promise<void>;
}

export function personStore(database: () => Firestore): PersonStore {
  const find = async (id: string) => toPerson(await persons(database()).doc(id).get());
  const known = new LRUCache<string, Person>({ max: MAX_KNOWN });
  return {
    find,
    findOf: async ({ personId, personRevision }) => {
      if (personId === undefined) return null;
      const person = known.get(keyOf(personId, personRevision)) ?? (await find(personId));
      // Under the revision that was read: another instance may have changed the person meanwhile.
      if (person) known.set(keyOf(person.id, person.revision), person);
      return person;
    },
    findByTraces: async (keys) => {
      const byHash = new Map(keys.map((key) => [hashed(key), key]));
      const sought = { field: 'traces', values: [...byHash.keys()] };
      const found = await findByAnyOf(persons(database()), sought, MAX_FOUND);
      return found.flatMap((each) => toPerson(each) ?? []).map((each) => traced(each, byHash));
    },
    adopt: (uid, look, alike) =>
      database().runTransaction((transaction) =>
        adopt(database(), transaction, { uid, look, alike }),
      ),
    changeSaferGambling: (id, change) =>
      database().runTransaction(async (transaction) => {
        const person = toPerson(await transaction.get(persons(database()).doc(id)));
        if (person === null) throw new Error('There is no such person.');
        const saferGambling = change(person.saferGambling);
        if (saferGambling === null || isDeepStrictEqual(saferGambling, person.saferGambling)) {
          return person.saferGambling;
        }
        const profiles = await profilesOf(database(), transaction, person.uids);
        write(
          database(),
          transaction,
          { ...person, saferGambling, revision: randomUUID() },
          profiles,
        );
        return saferGambling;
      }),
    release: (id, uid, { records, others, removeAt }) =>
      database().runTransaction(async (transaction) => {
        const person = toPerson(await transaction.get(persons(database()).doc(id)));
        if (!person?.uids.includes(uid)) return;
        const uids = person.uids.filter((each) => each !== uid);
        const profiles = await profilesOf(database(), transaction, uids);
        const left = { ...person, records, others, uids, revision: randomUUID() };
        const removed = uids.length === 0 ? removeAt(left).toISOString() : null;
        write(database(), transaction, { ...left, removeAt: removed }, profiles);
      }),
  };
}

/** How many persons are kept in memory; each takes about 3 KB. */
const MAX_KNOWN = 2_000;

const keyOf = (id: string, revision: string | undefined) => `${id}:${revision}`;

/** Nobody shares an address, a name with a birthday or a telephone with more. */
const MAX_FOUND = 30;

const persons = (database: Firestore) => database.collection('persons');

/** @param sought the keys that were sought, by their hashes */
function traced(person: Person, sought: ReadonlyMap<string, string>): TracedPerson {
  const clear = (hashes: readonly string[]) => hashes.flatMap((hash) => sought.get(hash) ?? []);
  return {
    person,
    keys: clear(person.traces),
    proven: clear(person.proofs).length > 0,
    recordKeys: Object.fromEntries(
      Object.entries(person.records).map(([crmId, { traces }]) => [crmId, clear(traces)]),
    ),
  };
}

async function adopt(
  database: Firestore,
  transaction: Transaction,
  adoption: Adoption,
): Promise<Person> {
  const { uid, look } = adoption;
  const proofs = look.proofs.map(hashed);
  const proven = persons(database).where('proofs', 'array-contains-any', proofs).limit(MAX_FOUND);
  const before = persons(database).where('uids', 'array-contains', uid).limit(MAX_FOUND);
  const found = [await transaction.get(proven), await transaction.get(before)]
    .flatMap(({ docs }) => docs.flatMap((each) => toPerson(each) ?? []))
    .filter(({ id }, index, all) => all.findIndex((each) => each.id === id) === index);
  const profile = await transaction.get(database.collection('users').doc(uid));
  const fresh = { id: persons(database).doc().id, revision: randomUUID() };
  const person = merged(found, adoption, fresh);
  const others = person.uids.filter((each) => each !== uid);
  const profiles = await profilesOf(database, transaction, others);

  write(database, transaction, person, profile.exists ? [...profiles, profile] : profiles);
  for (const { id } of found) {
    if (id !== person.id) transaction.delete(persons(database).doc(id));
  }
  return person;
}

async function profilesOf(database: Firestore, transaction: Transaction, uids: readonly string[]) {
  if (uids.length === 0) return [];
  const users = database.collection('users');
  const snapshots = await transaction.getAll(...uids.map((uid) => users.doc(uid)));
  return snapshots.filter(({ exists }) => exists);
}

/** Writes a person, and what the profiles of their logins repeat. */
function write(
  database: Firestore,
  transaction: Transaction,
  person: Person,
  profiles: readonly DocumentSnapshot[],
): void {
  const removeAt = person.removeAt && Timestamp.fromDate(new Date(person.removeAt));
  transaction.set(persons(database).doc(person.id), { ...person, removeAt });
  const { id: personId, revision: personRevision, saferGambling } = person;
  for (const { ref } of profiles) {
    transaction.update(ref, { personId, personRevision, saferGambling });
  }
}

/** Null for a person who does not exist, or whose time is over although the store still has them. */
function toPerson(snapshot: { readonly exists: boolean; data(): unknown }): Person | null {
  if (!snapshot.exists) return null;
  const person = fromDocument(personSchema, snapshot.data());
  return person.removeAt !== null && Date.parse(person.removeAt) <= Date.now() ? null : person;
}
