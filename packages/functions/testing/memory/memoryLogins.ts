import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { DEMO_PERSON_KEY } from '../../local/seed/persons.ts';
import { DEFAULT_COUNTRY } from '../../src/contract/limits.ts';
import type { UserProfile } from '../../src/contract/profile.ts';
import { DomainError } from '../../src/domain/errors.ts';
import { linkedProfile, linkRefusal } from '../../src/domain/members/linking.ts';
import { hashedKey } from '../../src/domain/persons/hashedKey.ts';
import { keysFor } from '../../src/domain/persons/matches.ts';
import { type Adoption, mergePersons } from '../../src/domain/persons/mergePersons.ts';
import { linksEndAt } from '../../src/domain/persons/release.ts';
import type { AccountRecords } from '../../src/domain/ports/accountRecords.ts';
import type { Person, PersonStore } from '../../src/domain/ports/persons.ts';
import type { ProfileStore } from '../../src/domain/ports/profiles.ts';
import { change, type MemoryStore } from './memoryStore.ts';

const hashed = (key: string) => hashedKey(key, DEMO_PERSON_KEY);

export function memoryPersons(store: MemoryStore): PersonStore {
  const find = (id: string) => living(store).find((each) => each.id === id) ?? null;
  return {
    find: async (id) => find(id),
    findOf: async ({ personId }) => (personId === undefined ? null : find(personId)),
    findByLogin: async (uid) => living(store).filter(({ uids }) => uids.includes(uid)),
    findByTraces: async (keys) => {
      const among = (hashes: readonly string[]) =>
        keys.filter((key) => hashes.includes(hashed(key)));
      const traced = living(store).map((person) => ({
        person,
        keys: among(person.traces),
        byLogin: among(person.proofs).length > 0,
        recordKeys: Object.fromEntries(
          Object.entries(person.records).map(([crmId, { traces }]) => [crmId, among(traces)]),
        ),
      }));
      return traced.filter((each) => each.keys.length > 0);
    },
    findResembling: async (id) => living(store).filter(({ resembled }) => resembled.includes(id)),
    adopt: async (uid, evidence, similar) => adopt(store, { uid, evidence, similar }),
    changeSaferGambling: async ({ uid, person: known }, changed) => {
      const person =
        typeof known === 'string'
          ? find(known)
          : adopt(store, { uid, evidence: known, similar: [] });
      if (person === null) throw new Error('There is no such person.');
      const saferGambling = changed(person.saferGambling);
      if (saferGambling === null || isDeepStrictEqual(saferGambling, person.saferGambling)) {
        return person.saferGambling;
      }
      return write(store, { ...person, saferGambling, revision: randomUUID() }).saferGambling;
    },
    release: async (id, uid, { removeAt, ...left }) => {
      const person = find(id);
      if (!person?.uids.includes(uid)) return;
      const uids = person.uids.filter((each) => each !== uid);
      const released = { ...person, ...left, uids, revision: randomUUID() };
      const end = uids.length === 0 ? removeAt(released).toISOString() : null;
      write(store, { ...released, removeAt: end });
    },
  };
}

export function memoryProfiles(
  store: MemoryStore,
): Pick<ProfileStore, 'find' | 'link' | 'loginOf'> & Pick<AccountRecords, 'removeAll'> {
  const { profiles, links } = store;
  return {
    find: async (uid) => profiles.get(uid) ?? null,
    link: async (linking) => {
      const { uid, email, membership, replaced, keys, evidence, similar } = linking;
      const profile = profiles.get(uid);
      if (profile?.emailAddress !== email) throw new DomainError('permission-denied');
      const held = links.get(membership.crmId) ?? null;
      const refusal = linkRefusal(held, profile.memberships, linking, hashed);
      if (refusal !== null) return refusal;
      adopt(store, { uid, evidence, similar });
      links.set(membership.crmId, { uid, keys: keys.map(hashed), removeAt: null });
      const endAt = linksEndAt(evidence.at);
      for (const crmId of replaced) releaseLink(store, crmId, uid, endAt);
      change(profiles, uid, linkedProfile(profile, linking));
      return { mails: [] };
    },
    loginOf: async (crmId) => links.get(crmId)?.uid ?? null,
    removeAll: async (uid, endAt) => {
      for (const crmId of links.keys()) releaseLink(store, crmId, uid, endAt);
      profiles.delete(uid);
    },
  };
}

/** The profile of a login with a verified address. */
export function newProfile(uid: string, emailAddress: string): UserProfile {
  const address = { emailAddress, emailVerified: true };
  return { uid, ...address, memberships: [], country: DEFAULT_COUNTRY, gameOptin: [] };
}

/** The persons who have not expired. */
function living({ persons }: MemoryStore): readonly Person[] {
  return [...persons.values()].filter(
    ({ removeAt }) => removeAt === null || Date.parse(removeAt) > Date.now(),
  );
}

function adopt(store: MemoryStore, adoption: Adoption): Person {
  const { uid, evidence } = adoption;
  const proofs = keysFor('merging', evidence.proofs).map(hashed);
  const found = living(store).filter(
    (person) => person.uids.includes(uid) || person.proofs.some((each) => proofs.includes(each)),
  );
  const fresh = { id: randomUUID(), revision: randomUUID() };
  for (const { id } of found) store.persons.delete(id);
  return write(store, mergePersons(found, adoption, fresh, hashed));
}

/** Stores a person, with the copied fields in the profiles of their logins. */
function write({ persons, profiles }: MemoryStore, person: Person): Person {
  persons.set(person.id, person);
  const { id: personId, revision: personRevision, saferGambling } = person;
  for (const uid of person.uids.filter((each) => profiles.has(each))) {
    change(profiles, uid, { personId, personRevision, saferGambling });
  }
  return person;
}

function releaseLink({ links }: MemoryStore, crmId: string, uid: string, endAt: Date): void {
  if (links.get(crmId)?.uid !== uid) return;
  change(links, crmId, { uid: null, removeAt: endAt.toISOString() });
}
