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
import { fromDocument } from './document.ts';
import { findByAnyOf } from './findByAnyOf.ts';
import { writeForLogin } from './loginWrites.ts';
import { type Adoption, mergePersons } from './mergePersons.ts';
import {
  hashed,
  type Person,
  type PersonEvidence,
  personSchema,
  type TracedPerson,
} from './person.ts';

/**
 * The persons of the group: `persons/{id}`. They hold no name, address or number: keys are stored only as
 * keyed hashes, and the id is random.
 */
export interface PersonStore {
  /** Null for an unknown id. */
  find(id: string): Promise<Person | null>;
  /** The person of a profile; null if it names none. Cached by revision. */
  findOf(profile: Pick<UserProfile, 'personId' | 'personRevision'>): Promise<Person | null>;
  /** Every person with this login. */
  findByLogin(uid: string): Promise<readonly Person[]>;
  /** Every person with one of these keys in their traces. */
  findByTraces(keys: readonly string[]): Promise<readonly TracedPerson[]>;
  /**
   * Adds a login to a person: the one that a proof finds, or a new one. Several persons with the same proof
   * are merged, with the strictest of their settings. Similarity does not merge persons; it copies the
   * settings of a similar person, once. The profile of each login stores the person's id, revision and
   * settings. Idempotent.
   * @param similar persons similar to the owner of the login; none if there is no join form
   */
  adopt(uid: string, evidence: PersonEvidence, similar: readonly Person[]): Promise<Person>;
  /**
   * Replaces a person's safer gambling settings by the result of `change`, for all of their logins; null
   * leaves them unchanged. Returns the current settings.
   * @param uid the login that requests the change
   */
  changeSaferGambling(
    uid: string,
    id: string,
    change: (current: SaferGambling) => SaferGambling | null,
  ): Promise<SaferGambling>;
  /** Removes a deleted login. A person without logins is deleted at `removeAt`. Idempotent. */
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
      // Cached under the revision that was read, because another instance may have changed the person
      // meanwhile.
      if (person) known.set(keyOf(person.id, person.revision), person);
      return person;
    },
    findByLogin: async (uid) => {
      const { docs } = await withLogin(database(), uid).get();
      return docs.flatMap((each) => toPerson(each) ?? []);
    },
    findByTraces: async (keys) => {
      const byHash = new Map(keys.map((key) => [hashed(key), key]));
      const sought = { field: 'traces', values: [...byHash.keys()] };
      const found = await findByAnyOf(persons(database()), sought, MAX_FOUND);
      return found.flatMap((each) => toPerson(each) ?? []).map((each) => traced(each, byHash));
    },
    adopt: (uid, evidence, similar) =>
      writeForLogin(database(), uid, (transaction) =>
        adopt(database(), transaction, { uid, evidence, similar }),
      ),
    changeSaferGambling: (uid, id, change) =>
      writeForLogin(database(), uid, async (transaction) => {
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

/** The size of the cache; a person takes about 3 KB. */
const MAX_KNOWN = 2_000;

const keyOf = (id: string, revision: string | undefined) => `${id}:${revision}`;

/** Far above the number of persons who share an address, a telephone, or a name with a birthday. */
const MAX_FOUND = 30;

const persons = (database: Firestore) => database.collection('persons');

const withLogin = (database: Firestore, uid: string) =>
  persons(database).where('uids', 'array-contains', uid).limit(MAX_FOUND);

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
  const { uid, evidence } = adoption;
  const proofs = evidence.proofs.map(hashed);
  const proven = persons(database).where('proofs', 'array-contains-any', proofs).limit(MAX_FOUND);
  const found = [await transaction.get(proven), await transaction.get(withLogin(database, uid))]
    .flatMap(({ docs }) => docs.flatMap((each) => toPerson(each) ?? []))
    .filter(({ id }, index, all) => all.findIndex((each) => each.id === id) === index);
  const profile = await transaction.get(database.collection('users').doc(uid));
  const fresh = { id: persons(database).doc().id, revision: randomUUID() };
  const person = mergePersons(found, adoption, fresh);
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

/** Writes a person, and the copied fields in the profiles of their logins. */
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

/** Null for a person who does not exist or has expired but is not deleted yet. */
function toPerson(snapshot: { readonly exists: boolean; data(): unknown }): Person | null {
  if (!snapshot.exists) return null;
  const person = fromDocument(personSchema, snapshot.data());
  return person.removeAt !== null && Date.parse(person.removeAt) <= Date.now() ? null : person;
}
