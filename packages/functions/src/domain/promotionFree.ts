import { isPromotionFree, type Member, type UserProfile } from '../contract/index.ts';

/** A member's record as their account may see it: promotion-free mode hides online gaming everywhere. */
export function shownMember(member: Member, profile: UserProfile): Member {
  if (!isPromotionFree(profile)) return member;
  return { ...member, pwa_content: { ...member.pwa_content, OnlineGamingCTAContent: [] } };
}
