import type { Member } from '../../contract/member.ts';
import { membershipBlock } from '../../contract/rules/membership.ts';
import { isPromotionFree } from '../../contract/rules/saferGambling.ts';
import type { Person } from '../ports/persons.ts';

/** A member's record as the member may see it. Promotion-free mode and a block both hide online gaming. */
export function shownMember(member: Member, person: Person): Member {
  if (!isPromotionFree(person) && membershipBlock(member) === null) return member;
  return { ...member, pwa_content: { ...member.pwa_content, OnlineGamingCTAContent: [] } };
}
