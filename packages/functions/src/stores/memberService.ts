import type { Firestore } from 'firebase-admin/firestore';
import type { Member, ProfileValues } from '../contract/index.ts';
import { findMembers, updateMember } from './members.ts';
import { findVoucher, findVouchersOf, type StoredVoucher } from './vouchers.ts';

/**
 * The group's customer records. A casino group connects its own CRM by implementing this interface and
 * handing it to `services`.
 */
export interface MemberService {
  /** Members by `crmId`; ids that the service does not know are left out. */
  findMembers(crmIds: readonly string[]): Promise<ReadonlyMap<string, Member>>;
  /** Changes what is named of a member; null for an id that the service does not know. */
  updateMember(crmId: string, values: ProfileValues): Promise<Member | null>;
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
    updateMember: (crmId, values) => updateMember(database(), crmId, values),
    findVouchersOf: (holder) => findVouchersOf(database(), holder),
    findVoucher: (voucherId) => findVoucher(database(), voucherId),
  };
}
