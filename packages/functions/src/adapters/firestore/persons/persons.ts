import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import type {
  LoginOfPerson,
  Person,
  PersonStore,
  TracedPerson,
} from '../../../domain/ports/persons.ts';
import { findByAnyOf } from '../findByAnyOf.ts';
import { writeForLogin } from '../loginWrites.ts';
import { hashed } from './keys.ts';
import {
  MAX_FOUND,
  type PersonWrite,
  persons,
  planAdoption,
  readProfiles,
  toPerson,
  withLogin,
  writePerson,
} from './personWrites.ts';

export function personStore(database: () => Firestore): PersonStore {
  const find = async (id: string) => toPerson(await persons(database()).doc(id).get());
  const known = new LRUCache<string, Person>({ max: MAX_KNOWN });
  return {
    find,
    findOf: async ({ personId, personRevision }) => {
      if (personId === undefined) return null;
      const person = known.get(revisionKey(personId, personRevision)) ?? (await find(personId));
      // Cached under the revision that was read, because another instance may have changed the person
      // meanwhile.
      if (person) known.set(revisionKey(person.id, person.revision), person);
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
    findResembling: async (id) => {
      const resembling = persons(database()).where('resembled', 'array-contains', id);
      const { docs } = await resembling.limit(MAX_FOUND).get();
      return docs.flatMap((each) => toPerson(each) ?? []);
    },
    adopt: (uid, evidence, similar) =>
      writeForLogin(database(), uid, async (transaction) => {
        const plan = await planAdoption(database(), transaction, { uid, evidence, similar });
        writePerson(database(), transaction, plan);
        return plan.person;
      }),
    changeSaferGambling: (login, change) =>
      writeForLogin(database(), login.uid, async (transaction) => {
        const plan = await planWrites(database(), transaction, login);
        const { person } = plan;
        const saferGambling = change(person.saferGambling);
        if (saferGambling === null || isDeepStrictEqual(saferGambling, person.saferGambling)) {
          return person.saferGambling;
        }
        const changed = { ...person, saferGambling, revision: randomUUID() };
        writePerson(database(), transaction, { ...plan, person: changed });
        return saferGambling;
      }),
    release: (id, uid, { records, others, removeAt }) =>
      database().runTransaction(async (transaction) => {
        const person = toPerson(await transaction.get(persons(database()).doc(id)));
        if (!person?.uids.includes(uid)) return;
        const uids = person.uids.filter((each) => each !== uid);
        const profiles = await readProfiles(database(), transaction, uids);
        const left = { ...person, records, others, uids, revision: randomUUID() };
        const removed = uids.length === 0 ? removeAt(left).toISOString() : null;
        const released = { ...left, removeAt: removed };
        writePerson(database(), transaction, { person: released, profiles, merged: [] });
      }),
  };
}

/** The size of the cache; a person takes about 3 KB. */
const MAX_KNOWN = 2_000;

const revisionKey = (id: string, revision: string | undefined) => `${id}:${revision}`;

/** @param sought the keys that were sought, by their hashes */
function traced(person: Person, sought: ReadonlyMap<string, string>): TracedPerson {
  const clear = (hashes: readonly string[]) => hashes.flatMap((hash) => sought.get(hash) ?? []);
  return {
    person,
    keys: clear(person.traces),
    byLogin: clear(person.proofs).length > 0,
    recordKeys: Object.fromEntries(
      Object.entries(person.records).map(([crmId, { traces }]) => [crmId, clear(traces)]),
    ),
  };
}

/** The person of a login, or the adoption that creates one. Reads only. */
async function planWrites(
  database: Firestore,
  transaction: Transaction,
  { uid, person }: LoginOfPerson,
): Promise<PersonWrite> {
  if (typeof person !== 'string') {
    return planAdoption(database, transaction, { uid, evidence: person, similar: [] });
  }
  const known = toPerson(await transaction.get(persons(database).doc(person)));
  if (known === null) throw new Error('There is no such person.');
  return {
    person: known,
    profiles: await readProfiles(database, transaction, known.uids),
    merged: [],
  };
}
