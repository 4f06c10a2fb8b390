import type { Firestore } from 'firebase-admin/firestore';
import type { MemberService } from '../../../domain/ports/memberService.ts';
import { publishedContent } from '../content/publishedContent.ts';
import { findByPersonKeys, findKeyedMembers } from './keyedMembers.ts';
import { findMembers, readRecord, updateMember, withdrawMarketing } from './members.ts';
import { identifyMembership, isMember, registerMember } from './registrations.ts';
import { findVoucher, findVouchersOf } from './vouchers.ts';
import { withMemberUse } from './voucherUses.ts';

/** A member service that stores its data in Firestore. `published` returns the root of the offers to everyone. */
export function firestoreMemberService(
  database: () => Firestore,
  published = publishedContent(database),
): MemberService {
  return {
    findMembers: (crmIds, now = new Date()) => findMembers(database(), crmIds, now),
    updateMember: (crmId, change) => updateMember(database(), crmId, change),
    withdrawMarketing: (crmId, now) => withdrawMarketing(database(), crmId, now),
    readRecord: (crmId) => readRecord(database(), crmId),
    findKeyedMembers: (crmIds) => findKeyedMembers(database(), crmIds),
    searchMembers: ({ keys }) => findByPersonKeys(database(), keys),
    isMember: (email, location) => isMember(database(), email, location),
    identify: (location, number) => identifyMembership(database(), location, number),
    register: (registration) => registerMember(database(), registration),
    findVouchersOf: async (holder) => findVouchersOf(database(), await published(), holder),
    findVoucher: async (voucherId) => findVoucher(database(), await published(), voucherId),
    withUseOf: (offer, crmId) => withMemberUse(database(), offer, crmId),
  };
}
