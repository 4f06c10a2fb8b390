import { createHmac } from 'node:crypto';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { config, required } from '../config.ts';
import {
  MEMBERSHIP_BLOCKS,
  type MembershipBlock,
  NO_SAFER_GAMBLING,
  type SaferGambling,
} from '../contract/index.ts';
import { saferGamblingSchema } from '../contract/saferGamblingSchema.ts';
import { strictest } from '../domain/persons/strictest.ts';
import { fromDocument } from './document.ts';

const personSchema = z.strictObject({
  id: z.string(),
  /** Every record of theirs at the last look-up, by `crmId`, with what blocked it then. */
  records: z.record(z.string(), z.nullable(z.enum(MEMBERSHIP_BLOCKS))),
  /** Hashes of the keys by which a login is known to be theirs. */
  keys: z.array(z.string()),
  /** Hashes of all keys of their records, by which a blocked person is found again. */
  traces: z.array(z.string()),
  /** Their logins. Empty after the last one was deleted. */
  uids: z.array(z.string()),
  /** Persons that turned out to be this one. */
  formerIds: z.array(z.string()),
  lookedUpAt: z.iso.datetime({ offset: true }),
  saferGambling: saferGamblingSchema,
  /** When the store forgets them; null while they have a login. */
  removeAt: z.nullable(z.iso.datetime({ offset: true })),
});

/** Somebody as the whole group knows them, whatever logins and memberships they have or had. */
export type Person = z.infer<typeof personSchema>;

/** What a look-up of the member service finds out about the owner of a login. Keys are in the clear. */
export interface PersonLook {
  /** The keys by which the person is known. */
  readonly keys: readonly string[];
  /** All keys of their records. */
  readonly traces: readonly string[];
  /** Whether the support desk has checked who they are: then nothing else makes a login theirs. */
  readonly checked: boolean;
  readonly records: Readonly<Record<string, MembershipBlock | null>>;
  readonly at: Date;
}

export interface TracedPerson {
  readonly person: Person;
  readonly keys: readonly string[];
}

/**
 * The persons of the group: `persons/{id}`. They hold no name, address or number: keys are kept as keyed
 * hashes alone, and the id is random.
 */
export interface PersonStore {
  /** Null for an id that nobody has. */
  find(id: string): Promise<Person | null>;
  /** Everybody who left a trace under one of these keys, with those that they left it under. */
  findByTraces(keys: readonly string[]): Promise<readonly TracedPerson[]>;
  /**
   * Makes a login one of a person's: the one that its keys find, or a new one. Several that turn out to be
   * one become one, with the strictest of what they had set. The profile of each of their logins names the
   * person and mirrors what holds. May be repeated.
   */
  adopt(uid: string, look: PersonLook): Promise<Person>;
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
    left: { readonly records: Person['records']; readonly removeAt: Date },
  ): Promise<void>;
}

export function personStore(database: () => Firestore): PersonStore {
  return {
    find: async (id) => toPerson(await persons(database()).doc(id).get()),
    findByTraces: async (keys) => {
      const traces = keys.map(hashed);
      const { docs } = await persons(database())
        .where('traces', 'array-contains-any', traces)
        .limit(MAX_FOUND)
        .get();
      return docs
        .flatMap((each) => toPerson(each) ?? [])
        .map((person) => ({
          person,
          keys: keys.filter((_, index) => person.traces.includes(traces[index] ?? '')),
        }));
    },
    adopt: (uid, look) =>
      database().runTransaction((transaction) => adopt(database(), transaction, uid, look)),
    changeSaferGambling: (id, change) =>
      database().runTransaction(async (transaction) => {
        const document = persons(database()).doc(id);
        const person = toPerson(await transaction.get(document));
        if (person === null) throw new Error('There is no such person.');
        const saferGambling = change(person.saferGambling);
        if (saferGambling === null) return person.saferGambling;
        const profiles = await profilesOf(database(), transaction, person.uids);
        transaction.update(document, { saferGambling });
        for (const { ref } of profiles) transaction.update(ref, { saferGambling });
        return saferGambling;
      }),
    release: (id, uid, { records, removeAt }) =>
      database().runTransaction(async (transaction) => {
        const person = toPerson(await transaction.get(persons(database()).doc(id)));
        if (!person?.uids.includes(uid)) return;
        const uids = person.uids.filter((each) => each !== uid);
        write(database(), transaction, {
          ...person,
          records,
          uids,
          removeAt: uids.length === 0 ? removeAt.toISOString() : null,
        });
      }),
  };
}

/** Nobody shares an address, a name with a birthday or a telephone with more. */
const MAX_FOUND = 30;

const persons = (database: Firestore) => database.collection('persons');

async function adopt(
  database: Firestore,
  transaction: Transaction,
  uid: string,
  look: PersonLook,
): Promise<Person> {
  const sought = look.keys.map(hashed);
  const byKeys = persons(database).where('keys', 'array-contains-any', sought).limit(MAX_FOUND);
  const profile = await transaction.get(database.collection('users').doc(uid));
  const byLogin = persons(database).where('uids', 'array-contains', uid).limit(MAX_FOUND);
  const [known, held] = [await transaction.get(byKeys), await transaction.get(byLogin)];
  const found = known.docs.flatMap((each) => toPerson(each) ?? []);
  const before = held.docs
    .flatMap((each) => toPerson(each) ?? [])
    .filter(({ id }) => !found.some((each) => each.id === id));
  const theirs = look.checked ? found : [...found, ...before];
  const person = merged(theirs, uid, look, persons(database).doc().id);
  const profiles = await profilesOf(
    database,
    transaction,
    person.uids.filter((each) => each !== uid),
  );

  write(database, transaction, person);
  for (const { id } of theirs) {
    if (id !== person.id) transaction.delete(persons(database).doc(id));
  }
  for (const other of look.checked ? before : []) {
    write(database, transaction, { ...other, uids: other.uids.filter((each) => each !== uid) });
  }
  const { id: personId, saferGambling } = person;
  for (const { ref } of profile.exists ? [...profiles, profile] : profiles) {
    transaction.update(ref, { personId, saferGambling });
  }
  return person;
}

/** One person of all that a look-up found: the one that is known longest keeps its id. */
function merged(found: readonly Person[], uid: string, look: PersonLook, newId: string): Person {
  const [first] = found.toSorted((a, b) => b.uids.length - a.uids.length || (a.id < b.id ? -1 : 1));
  const id = first?.id ?? newId;
  const all = (part: (person: Person) => readonly string[], own: readonly string[]) => [
    ...new Set([...found.flatMap(part), ...own]),
  ];
  return {
    id,
    records: { ...look.records },
    keys: all((person) => person.keys, look.keys.map(hashed)),
    traces: all((person) => person.traces, look.traces.map(hashed)),
    uids: all((person) => person.uids, [uid]),
    formerIds: all((person) => [...person.formerIds, person.id], []).filter((each) => each !== id),
    lookedUpAt: look.at.toISOString(),
    saferGambling: found.map((person) => person.saferGambling).reduce(strictest, NO_SAFER_GAMBLING),
    removeAt: null,
  };
}

async function profilesOf(database: Firestore, transaction: Transaction, uids: readonly string[]) {
  if (uids.length === 0) return [];
  const users = database.collection('users');
  const snapshots = await transaction.getAll(...uids.map((uid) => users.doc(uid)));
  return snapshots.filter(({ exists }) => exists);
}

function write(database: Firestore, transaction: Transaction, person: Person): void {
  const removeAt = person.removeAt && Timestamp.fromDate(new Date(person.removeAt));
  transaction.set(persons(database).doc(person.id), { ...person, removeAt });
}

/** Null for one that does not exist, and for one whose time is over and whom the store has not removed yet. */
function toPerson(snapshot: { readonly exists: boolean; data(): unknown }): Person | null {
  if (!snapshot.exists) return null;
  const person = fromDocument(personSchema, snapshot.data());
  return person.removeAt !== null && Date.parse(person.removeAt) <= Date.now() ? null : person;
}

function hashed(key: string): string {
  return personKeyHash(key, required(config.personKey));
}

/** There are few enough names and birthdays to try them all against a hash without a secret. */
export function personKeyHash(key: string, secret: string): string {
  return createHmac('sha256', secret).update(key).digest('hex');
}
