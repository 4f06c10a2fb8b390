import type { Member } from '../../contract/member.ts';
import type { Membership } from '../../contract/profile.ts';
import { venueOfHomeCasino } from '../../contract/rules/membership.ts';
import type { MemberService, StoredVoucher } from '../ports/memberService.ts';

/** A membership of a login, with its record in the member service. */
export interface Admission {
  readonly membership: Membership;
  readonly member: Member;
}

/**
 * True if a membership is held at `location`. Casino 17 is run by 6, so the two are equal. Specification
 * section 4.
 */
export function isHeldAt(membership: Pick<Membership, 'location'>, location: number): boolean {
  return venueOfHomeCasino(membership.location) === venueOfHomeCasino(location);
}

/**
 * The caller's own membership that a request names, or undefined. The request is only compared, never
 * trusted.
 */
export function findOwn<Held extends { readonly membership: Membership }>(
  own: readonly Held[],
  named: { readonly location: number; readonly crmId: string },
): Held | undefined {
  return own.find(
    ({ membership }) => membership.crmId === named.crmId && isHeldAt(membership, named.location),
  );
}

/**
 * The membership that the app opens with: the member's choice, or the first whose record exists. Undefined for
 * none.
 */
export function openingAdmission<Held extends { readonly membership: Membership }>(
  admissions: readonly Held[],
  opensWith: string | undefined,
): Held | undefined {
  return admissions.find(({ membership }) => membership.crmId === opensWith) ?? admissions[0];
}

/**
 * The venue of a member's home casino today, or null for none. The `location` of a membership is the casino of
 * its linking: it identifies the membership, and does not change with the member's home casino.
 */
export function homeVenueId({ home_casino }: Pick<Member, 'home_casino'>): number | null {
  return home_casino === null ? null : venueOfHomeCasino(home_casino);
}

/** A membership with the home casino of its record. */
interface HomeOfMembership {
  readonly membership: Membership;
  readonly member: Pick<Member, 'home_casino'>;
}

/** The venue that redeems a prize: the member's home casino, or for a member without one that of the linking. */
export function redeemingVenueId({ member, membership }: HomeOfMembership): number {
  return homeVenueId(member) ?? venueOfHomeCasino(membership.location);
}

/**
 * True if the member may use a voucher: their own at every casino, so that a prize outlives a change of the home
 * casino, and an offer to everyone at their home casino.
 */
export function mayUseVoucher(
  voucher: StoredVoucher,
  { member, membership }: HomeOfMembership,
): boolean {
  return voucher.audience === 'everyone'
    ? voucher.location === homeVenueId(member)
    : voucher.crmId === membership.crmId;
}

/** The vouchers of a member at their home casino and at the casino of their linking, unsorted. */
export async function findMembershipVouchers(
  admission: HomeOfMembership,
  members: Pick<MemberService, 'findVouchersOf'>,
): Promise<readonly StoredVoucher[]> {
  const { crmId, location } = admission.membership;
  const venues = new Set([redeemingVenueId(admission), venueOfHomeCasino(location)]);
  const found = await Promise.all(
    [...venues].map((venue) => members.findVouchersOf({ crmId, location: venue })),
  );
  return found.flat().filter((voucher) => mayUseVoucher(voucher, admission));
}
