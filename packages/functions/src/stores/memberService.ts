import type { Firestore } from 'firebase-admin/firestore';
import type { Member } from '../contract/index.ts';
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
 * The group's customer records. A casino group connects its own CRM by implementing this interface and
 * handing it to `services`.
 */
export interface MemberService {
  /** Members by `crmId`; ids that the service does not know are left out. */
  findMembers(crmIds: readonly string[]): Promise<ReadonlyMap<string, Member>>;
  /** Changes what is named of a member; null for an id that the service does not know. */
  updateMember(crmId: string, change: MemberChange): Promise<Member | null>;
  /** Withdraws every consent to marketing, at `now`. May be repeated. */
  withdrawMarketing(crmId: string, now: Date): Promise<void>;
  /** All that is kept of a member, as it is kept, for the member themselves; null for an unknown id. */
  readRecord(crmId: string): Promise<Readonly<Record<string, unknown>> | null>;
  /** Members with what tells who they are; ids that the service does not know are left out. */
  findPersonRecords(crmIds: readonly string[]): Promise<readonly PersonRecord[]>;
  /** All records of the group that are found under any of these keys (`domain/persons/personKeys.ts`). */
  findByPersonKeys(keys: readonly string[]): Promise<readonly PersonRecord[]>;
  /** Whether somebody with this address is a member of a casino, or of the one that runs it. */
  isMember(email: string, location: number): Promise<boolean>;
  /** What has to match before a membership is linked; null for a number that the casino does not know. */
  identify(location: number, customerNumber: string): Promise<IdentifiedMembership | null>;
  /** Adds a member, once for each address and casino. */
  register(registration: Registration): Promise<Registered>;
  /** The vouchers of one membership, and those open to every member of its venue, in no order. */
  findVouchersOf(holder: {
    readonly crmId: string;
    readonly location: number;
  }): Promise<readonly StoredVoucher[]>;
  /** Null for an id that the service does not know. */
  findVoucher(voucherId: string): Promise<StoredVoucher | null>;
}

/** The member service kept in Firestore. */
export function firestoreMemberService(database: () => Firestore): MemberService {
  return {
    findMembers: (crmIds) => findMembers(database(), crmIds),
    updateMember: (crmId, change) => updateMember(database(), crmId, change),
    withdrawMarketing: (crmId, now) => withdrawMarketing(database(), crmId, now),
    readRecord: (crmId) => readRecord(database(), crmId),
    findPersonRecords: (crmIds) => findPersonRecords(database(), crmIds),
    findByPersonKeys: (keys) => findByPersonKeys(database(), keys),
    isMember: (email, location) => isMember(database(), email, location),
    identify: (location, number) => identifyMembership(database(), location, number),
    register: (registration) => registerMember(database(), registration),
    findVouchersOf: (holder) => findVouchersOf(database(), holder),
    findVoucher: (voucherId) => findVoucher(database(), voucherId),
  };
}
