import type { Firestore } from 'firebase-admin/firestore';
import type { Member } from '../contract/index.ts';
import { findMembers } from './members.ts';
import { findVoucher, findVouchersOf, type StoredVoucher } from './vouchers.ts';

/**
 * The group's customer records. A casino group connects its own CRM by implementing this interface and
 * handing it to `services`.
 */
export interface MemberService {
  /** Members by `crmId`; ids that the service does not know are left out. */
  findMembers(crmIds: readonly string[]): Promise<ReadonlyMap<string, Member>>;
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
    findVouchersOf: (holder) => findVouchersOf(database(), holder),
    findVoucher: (voucherId) => findVoucher(database(), voucherId),
  };
}
