import { createHmac } from 'node:crypto';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { config, required } from '../config.ts';
import { MEMBERSHIP_BLOCKS, NO_SAFER_GAMBLING, type SaferGambling } from '../contract/index.ts';
import { saferGamblingSchema } from '../contract/saferGamblingSchema.ts';
import { strictest } from '../domain/persons/strictest.ts';
import { fromDocument } from './document.ts';

const blockSchema = z.nullable(z.enum(MEMBERSHIP_BLOCKS));

const personSchema = z.strictObject({
  id: z.string(),
  /** Hashes of what proves that a login is theirs: a mailbox, or what the support desk has checked. */
  proofs: z.array(z.string()),
  /** The records of their logins' memberships, by `crmId`: what blocked each, and hashes of its keys. */
  records: z.record(z.string(), z.strictObject({ block: blockSchema, keys: z.array(z.string()) })),
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
  /** When the store forgets them; null while they have a login. */
  removeAt: z.nullable(z.iso.datetime({ offset: true })),
});

/** Somebody as the whole group knows them, whatever logins and memberships they have or had. */
export type Person = z.infer<typeof personSchema>;

/** What a look-up found out about the owner of a login. Keys are in the clear. */
export interface PersonLook {
  readonly proofs: readonly string[];
  readonly records: Readonly<
    Record<
      string,
      { readonly block: Person['others'][string]['block']; readonly keys: readonly string[] }
    >
  >;
  readonly others: Person['others'];
  readonly traces: readonly string[];
  /** Whether the support desk has checked who they are: then no likeness of before counts. */
  readonly checked: boolean;
  readonly at: Date;
}

/** Somebody who left a trace, with the keys under which they left it. */
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
  /** Everybody who left a trace under one of these keys. */
  findByTraces(keys: readonly string[]): Promise<readonly TracedPerson[]>;
  /**
   * Makes a login one of a person's: the one that a proof finds, or a new one. Several that a proof shows to
   * be one become one, with the strictest of what they had set. Likeness makes nobody one with another; a
   * person takes on what somebody like them had set, once. The profile of each login names the person and
   * mirrors what holds. May be repeated.
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
    adopt: (uid, look, alike) =>
      database().runTransaction((transaction) => adopt(database(), transaction, uid, look, alike)),
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
    release: (id, uid, { records, others, removeAt }) =>
      database().runTransaction(async (transaction) => {
        const person = toPerson(await transaction.get(persons(database()).doc(id)));
        if (!person?.uids.includes(uid)) return;
        const uids = person.uids.filter((each) => each !== uid);
        const left = { ...person, records, others, uids };
        write(database(), transaction, {
          ...left,
          removeAt: uids.length === 0 ? removeAt(left).toISOString() : null,
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
  alike: readonly Person[],
): Promise<Person> {
  const proofs = look.proofs.map(hashed);
  const proven = persons(database).where('proofs', 'array-contains-any', proofs).limit(MAX_FOUND);
  const before = persons(database).where('uids', 'array-contains', uid).limit(MAX_FOUND);
  const found = [await transaction.get(proven), await transaction.get(before)]
    .flatMap(({ docs }) => docs.flatMap((each) => toPerson(each) ?? []))
    .filter(({ id }, index, all) => all.findIndex((each) => each.id === id) === index);
  const profile = await transaction.get(database.collection('users').doc(uid));
  const person = merged(found, uid, look, alike, persons(database).doc().id);
  const others = person.uids.filter((each) => each !== uid);
  const profiles = await profilesOf(database, transaction, others);

  write(database, transaction, person);
  for (const { id } of found) {
    if (id !== person.id) transaction.delete(persons(database).doc(id));
  }
  const { id: personId, saferGambling } = person;
  for (const { ref } of profile.exists ? [...profiles, profile] : profiles) {
    transaction.update(ref, { personId, saferGambling });
  }
  return person;
}

/** One person of all that were found, with what the look-up adds. Who has most logins keeps their id. */
function merged(
  found: readonly Person[],
  uid: string,
  look: PersonLook,
  alike: readonly Person[],
  newId: string,
): Person {
  const [first] = found.toSorted((a, b) => b.uids.length - a.uids.length || (a.id < b.id ? -1 : 1));
  const all = (part: (person: Person) => readonly string[], own: readonly string[]) => [
    ...new Set([...found.flatMap(part), ...own]),
  ];
  const ids = found.map(({ id }) => id);
  const resembled = all((person) => person.resembled, []);
  const taken = alike.filter(({ id }) => !ids.includes(id) && !resembled.includes(id));
  const set = [
    ...found.map((person) => person.saferGambling),
    ...taken.map((person) => takenOn(person.saferGambling, look.at)),
  ];
  const own = Object.entries(look.records).map(([crmId, { block, keys }]) => [
    crmId,
    { block, keys: keys.map(hashed) },
  ]);
  const records = { ...Object.assign({}, ...found.map((person) => person.records)) };
  const likeBefore = look.checked ? {} : Object.assign({}, ...found.map((person) => person.others));
  return {
    id: first?.id ?? newId,
    proofs: all((person) => person.proofs, look.proofs.map(hashed)),
    records: { ...records, ...Object.fromEntries(own) },
    others: { ...likeBefore, ...look.others },
    traces: all((person) => person.traces, look.traces.map(hashed)),
    uids: all((person) => person.uids, [uid]),
    lookedUpAt: look.at.toISOString(),
    saferGambling: set.reduce(strictest, NO_SAFER_GAMBLING),
    resembled: [...resembled, ...taken.map(({ id }) => id)],
    removeAt: null,
  };
}

/** What somebody takes on from a person like them: that it is set, and not since when. */
function takenOn({ promotionFree, realityCheckMinutes }: SaferGambling, at: Date): SaferGambling {
  return {
    promotionFree: promotionFree && { since: at.toISOString(), offFrom: null },
    realityCheckMinutes,
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

/** A key as it is kept. */
export function hashed(key: string): string {
  return personKeyHash(key, required(config.personKey));
}

/** There are few enough names and birthdays to try them all against a hash without a secret. */
export function personKeyHash(key: string, secret: string): string {
  return createHmac('sha256', secret).update(key).digest('hex');
}
