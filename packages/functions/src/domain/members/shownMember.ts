import type { Member } from '../../contract/member.ts';
import { membershipBlock } from '../../contract/rules/membership.ts';
import { isPromotionFree } from '../../contract/rules/saferGambling.ts';
import type { Person } from '../ports/persons.ts';
import { recognised } from './consents.ts';

/** A member's record as the member may see it. Promotion-free mode and a block both hide online gaming. */
export function shownMember(record: Member, person: Person): Member {
  const { consents } = record;
  const member = consents ? { ...record, consents: consents.map(recognised) } : record;
  if (!isPromotionFree(person) && membershipBlock(member) === null) return member;
  return { ...member, pwa_content: { ...member.pwa_content, OnlineGamingCTAContent: [] } };
}
