import { isPromotionFree, type Member } from '../contract/index.ts';
import type { Person } from '../stores/persons.ts';

/** A member's record as they may see it: promotion-free mode hides online gaming everywhere. */
export function shownMember(member: Member, person: Person): Member {
  if (!isPromotionFree(person)) return member;
  return { ...member, pwa_content: { ...member.pwa_content, OnlineGamingCTAContent: [] } };
}
