import { beforeAll, beforeEach, vi } from 'vitest';
import { DEMO_PERSON_KEY } from '../../local/seed/persons.ts';
import { accountRecords } from '../../src/adapters/firestore/accounts/accountRecords.ts';
import { profileStore } from '../../src/adapters/firestore/accounts/profiles.ts';
import { firestoreMemberService } from '../../src/adapters/firestore/members/memberService.ts';
import { voucherFields } from '../../src/adapters/firestore/members/vouchers.ts';
import { personStore } from '../../src/adapters/firestore/persons/persons.ts';
import { firestoreGameStore } from '../../src/adapters/firestore/promotions/gameStore.ts';
import { firestoreRedemptions } from '../../src/adapters/firestore/till/redemptions.ts';
import { tillLog } from '../../src/adapters/firestore/till/tillLog.ts';
import { httpMemberService } from '../../src/adapters/http/httpMemberService.ts';
import { httpRedemptions } from '../../src/adapters/http/httpRedemptions.ts';
import { heldKeys } from '../../src/domain/persons/memberKeys.ts';
import type { StoredVoucher } from '../../src/domain/ports/memberService.ts';
import type { Person } from '../../src/domain/ports/persons.ts';
import { type OwnReference, ownReference } from '../backend/ownReference.ts';
import {
  memoryGames,
  memoryMembers,
  memoryRedemptions,
  memoryTillLog,
  traitsOf,
} from './memoryGroup.ts';
import { memoryPersons, memoryProfiles, newProfile } from './memoryLogins.ts';
import { change, type MemberRecord, memoryStore } from './memoryStore.ts';

/** The ports with more than one implementation that remembers something, and what others do to its documents. */
export interface Implementation {
  readonly persons: ReturnType<typeof memoryPersons>;
  readonly profiles: ReturnType<typeof memoryProfiles>;
  readonly members: ReturnType<typeof memoryMembers>;
  readonly redemptions: ReturnType<typeof memoryRedemptions>;
  readonly tillLog: ReturnType<typeof memoryTillLog>;
  readonly games: Pick<ReturnType<typeof memoryGames>, 'findPlay' | 'settle'>;
  /** Adds a login with a profile and this address. */
  addLogin(uid: string, email: string): Promise<void>;
  addMember(record: MemberRecord): Promise<void>;
  removeMember(crmId: string): Promise<void>;
  addVoucher(voucher: StoredVoucher): Promise<void>;
  changePerson(id: string, fields: Partial<Pick<Person, 'removeAt' | 'lookedUpAt'>>): Promise<void>;
}

/**
 * The implementations of ports, for one test file: in memory, in Firestore's, and for the group's customer system over HTTP.
 * All services are in this process.
 */
export function implementations() {
  let reference: OwnReference;
  const all = {} as Record<'memory' | 'firestore' | 'http', Implementation>;
  beforeAll(async () => {
    reference = await ownReference();
    all.memory = inMemory();
    all.firestore = inFirestore(reference);
    all.http = overHttp(reference, all.firestore);
    return () => reference.stop();
  });
  beforeEach(() => {
    vi.stubEnv('PERSON_KEY', DEMO_PERSON_KEY);
  });
  return all;
}

function inMemory(): Implementation {
  const store = memoryStore();
  const profiles = memoryProfiles(store);
  return {
    persons: memoryPersons(store),
    profiles,
    members: memoryMembers(store),
    redemptions: memoryRedemptions(store),
    tillLog: memoryTillLog(store),
    games: memoryGames(store),
    addLogin: async (uid, email) => void store.profiles.set(uid, newProfile(uid, email)),
    addMember: async (record) => void store.members.set(record.id, record),
    removeMember: async (crmId) => void store.members.delete(crmId),
    addVoucher: async (voucher) => void store.vouchers.set(voucher.id, voucher),
    changePerson: async (id, fields) => void change(store.persons, id, fields),
  };
}

function inFirestore({ database: documents }: OwnReference): Implementation {
  const database = () => documents;
  const published = async () => documents;
  const set = async (path: string, fields: object) => void (await documents.doc(path).set(fields));
  return {
    persons: personStore(database),
    profiles: { ...profileStore(database), removeAll: accountRecords(database).removeAll },
    members: firestoreMemberService(database, published),
    redemptions: firestoreRedemptions(database, published),
    tillLog: tillLog(database),
    games: firestoreGameStore(database, {} as never),
    addLogin: (uid, email) => set(`users/${uid}`, newProfile(uid, email)),
    addMember: (record) =>
      set(`members/${record.id}`, { person_keys: heldKeys(traitsOf(record)), ...record }),
    removeMember: async (crmId) => void (await documents.doc(`members/${crmId}`).delete()),
    addVoucher: (voucher) => set(`vouchers/${voucher.id}`, voucherFields(voucher)),
    changePerson: async (id, { removeAt, ...fields }) => {
      const end = removeAt && { removeAt: new Date(removeAt) };
      await documents.doc(`persons/${id}`).update({ ...fields, ...end });
    },
  };
}

/** The reference server of a group has its members in the same documents, and its own redemptions. */
function overHttp({ url, token }: OwnReference, firestore: Implementation): Implementation {
  const settings = { url, credentials: { token } };
  const none = { findVouchersOf: async () => [], findVoucher: async () => null };
  return {
    ...firestore,
    members: httpMemberService(settings, none),
    redemptions: httpRedemptions(settings, firestore.redemptions as never, none),
  };
}
