import { isPromotionFree, type Member, membershipBlock } from '../contract/index.ts';
import type { Person } from '../stores/person.ts';

/** A member's record as the member may see it. Promotion-free mode and a block both hide online gaming. */
export function shownMember(member: Member, person: Person): Member {
  if (!isPromotionFree(person) && membershipBlock(member) === null) return member;
  return { ...member, pwa_content: { ...member.pwa_content, OnlineGamingCTAContent: [] } };
}
