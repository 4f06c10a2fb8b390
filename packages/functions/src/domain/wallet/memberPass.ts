import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE, type Language } from '../../contract/languages.ts';
import type { Member } from '../../contract/member.ts';
import { membershipBlock, toTier, venueOfHomeCasino } from '../../contract/rules/membership.ts';
import { isPromotionFree } from '../../contract/rules/saferGambling.ts';
import { wordsIn } from '../../words/wordsIn.ts';
import { personAccess } from '../persons/access.ts';
import type { Services } from '../ports/services.ts';
import type { MemberPass } from '../ports/wallet/wallets.ts';

/** The services that decide what a pass shows. */
export type PassServices = Pick<
  Services,
  'profiles' | 'identities' | 'members' | 'persons' | 'content' | 'keys'
>;

/** The pass of a member, in their language. In promotion-free mode it has no day on which points expire. */
export function memberPass(
  member: Member,
  homeCasino: string | null,
  promotionFree: boolean,
  language: Language,
): MemberPass {
  const tier = toTier(member.membership_type_id);
  return {
    language,
    tier,
    tierName: wordsIn(language).pass.tiers[tier],
    name: `${member.first_name} ${member.last_name}`.trim(),
    customerNumber: member.customer_number,
    points: member.loyalty_points,
    pointsEnd: promotionFree ? null : member.loyalty_points_end_date,
    homeCasino,
    code: member.customer_number,
    promotionFree,
  };
}

/**
 * The logins of memberships that may use the app, by membership.
 * @param crmIds at most 100
 */
export async function usableLogins(
  crmIds: readonly string[],
  { profiles, identities }: Pick<Services, 'profiles' | 'identities'>,
): Promise<ReadonlyMap<string, string>> {
  const logins = await profiles.loginsOf(crmIds);
  const usable = await identities.findUsable([...new Set(logins.values())]);
  return new Map([...logins].filter(([, uid]) => usable.has(uid)));
}

/**
 * The pass of a membership now; null if it has no login or its owner may not use the app. Then its passes are void.
 * Specification section 6.
 */
export async function currentPass(
  crmId: string,
  services: PassServices,
  now: Date,
): Promise<MemberPass | null> {
  const uid = (await usableLogins([crmId], services)).get(crmId);
  const profile = uid === undefined ? null : await services.profiles.find(uid);
  if (profile === null) return null;
  const { admissions, person, refusal } = await personAccess(profile, services, now);
  const admission = admissions.find(({ membership }) => membership.crmId === crmId);
  if (!admission || !person || refusal !== null) return null;
  const { member } = admission;
  if (membershipBlock(member) !== null) return null;
  const home = member.home_casino;
  const venue = home === null ? null : await services.content.findVenue(venueOfHomeCasino(home));
  const { language = DEFAULT_LANGUAGE } = profile;
  return memberPass(member, venue?.pagetitle ?? null, isPromotionFree(person), language);
}

/**
 * A digest of the login and of the part of a member's record that decide the pass. If it is the same as at the last
 * check, the card most likely is too.
 * @param member undefined for a membership that the member service does not have
 * @param login undefined for a membership without a login that may use the app
 */
export function recordDigest(
  serialNumber: string,
  member: Member | undefined,
  login: string | undefined,
): string {
  if (member === undefined || login === undefined) return passDigest(serialNumber, null);
  const { suspended, membership_type_id, home_casino } = member;
  // The language is the profile's: its change requests a check in full.
  const { language, ...card } = memberPass(member, String(home_casino), false, DEFAULT_LANGUAGE);
  const record = {
    ...card,
    suspended,
    membership_type_id,
    login,
  };
  return passDigest(serialNumber, record);
}

/**
 * A digest of the card, by which a change is noticed without storing the card.
 * @param serialNumber random, so that the digest does not disclose the card
 */
export function passDigest(serialNumber: string, pass: object | null): string {
  return createHash('sha256')
    .update(`${serialNumber}\n${JSON.stringify(pass)}`)
    .digest('base64url');
}
