import { isPromotionFree, type Member, membershipBlock } from '../contract/index.ts';
import type { Person } from '../stores/persons.ts';

/** A member's record as they may see it: nothing of online gaming in promotion-free mode, or where it is blocked. */
export function shownMember(member: Member, person: Person): Member {
  if (!isPromotionFree(person) && membershipBlock(member) === null) return member;
  return { ...member, pwa_content: { ...member.pwa_content, OnlineGamingCTAContent: [] } };
}
