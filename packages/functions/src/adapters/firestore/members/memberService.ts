import type { Firestore } from 'firebase-admin/firestore';
import type { Member } from '../../../contract/member.ts';
import type { PersonSearch } from '../../../domain/persons/personKeys.ts';
import { publishedContent } from '../content/publishedContent.ts';
import {
  findMembers,
  type MemberChange,
  readRecord,
  updateMember,
  withdrawMarketing,
} from './members.ts';
import { findByPersonKeys, findPersonRecords, type PersonRecord } from './personRecords.ts';
import {
  type IdentifiedMembership,
  identifyMembership,
  isMember,
  type Registered,
  type Registration,
  registerMember,
} from './registrations.ts';
import { findVoucher, findVouchersOf, type StoredVoucher } from './vouchers.ts';

/**
 * The group's customer records. A casino group connects its own CRM over HTTP
 * (`remote/httpMemberService.ts`).
 */
export interface MemberService {
  /** Members by `crmId`, without unknown ids. */
  findMembers(crmIds: readonly string[]): Promise<ReadonlyMap<string, Member>>;
  /** Changes the given fields of a member; null for an unknown id. */
  updateMember(crmId: string, change: MemberChange): Promise<Member | null>;
  /** Withdraws every marketing consent, dated `now`. Idempotent. */
  withdrawMarketing(crmId: string, now: Date): Promise<void>;
  /** All stored data of a member, for their export; null for an unknown id. */
  readRecord(crmId: string): Promise<Readonly<Record<string, unknown>> | null>;
  /** Members with their identifying fields, without unknown ids. */
  findPersonRecords(crmIds: readonly string[]): Promise<readonly PersonRecord[]>;
  /** All records of the group with any of the keys of a search (`domain/persons/personKeys.ts`). */
  findPersons(search: PersonSearch): Promise<readonly PersonRecord[]>;
  /** True if a member of this casino, or of the one that runs it, has this address. */
  isMember(email: string, location: number): Promise<boolean>;
  /** The record to compare before a membership is linked; null if the casino does not know the number. */
  identify(location: number, customerNumber: string): Promise<IdentifiedMembership | null>;
  /** Adds a member, once per address and casino. */
  register(registration: Registration): Promise<Registered>;
  /** The vouchers of one membership and those open to every member of its venue, unsorted. */
  findVouchersOf(holder: {
    readonly crmId: string;
    readonly location: number;
  }): Promise<readonly StoredVoucher[]>;
  /** Null for an unknown id. */
  findVoucher(voucherId: string): Promise<StoredVoucher | null>;
}

/** A member service that stores its data in Firestore. `published` returns the root of the offers to everyone. */
export function firestoreMemberService(
  database: () => Firestore,
  published = publishedContent(database),
): MemberService {
  return {
    findMembers: (crmIds) => findMembers(database(), crmIds),
    updateMember: (crmId, change) => updateMember(database(), crmId, change),
    withdrawMarketing: (crmId, now) => withdrawMarketing(database(), crmId, now),
    readRecord: (crmId) => readRecord(database(), crmId),
    findPersonRecords: (crmIds) => findPersonRecords(database(), crmIds),
    findPersons: ({ keys }) => findByPersonKeys(database(), keys),
    isMember: (email, location) => isMember(database(), email, location),
    identify: (location, number) => identifyMembership(database(), location, number),
    register: (registration) => registerMember(database(), registration),
    findVouchersOf: async (holder) => findVouchersOf(database(), await published(), holder),
    findVoucher: async (voucherId) => findVoucher(database(), await published(), voucherId),
  };
}
