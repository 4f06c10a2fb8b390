import type { Member } from '../../contract/member.ts';
import { membershipBlock, venueOfHomeCasino } from '../../contract/rules/membership.ts';
import { isPromotionFree } from '../../contract/rules/saferGambling.ts';
import type { ScanRefusal } from '../../contract/till/redemption.ts';
import { offerEndsAt, voucherStatus } from '../../contract/vouchers/voucherStatus.ts';
import { type Admission, findMembershipVouchers, mayUseVoucher } from '../members/memberships.ts';
import { accessOfOwner } from '../persons/access.ts';
import type { IdentifiedMembership, StoredVoucher } from '../ports/memberService.ts';
import type { Services } from '../ports/services.ts';
import { genuineClaims } from '../voucherCode/verifyVoucherCode.ts';
import type { Scan } from './scan.ts';

export type ResolveServices = Pick<
  Services,
  'members' | 'content' | 'voucherKeys' | 'profiles' | 'persons' | 'keys'
>;

/** A voucher that the member may use at the venue at the time of the scan, apart from an earlier use. */
interface ResolvedScan {
  readonly voucher: StoredVoucher;
  /** The member who shows it. */
  readonly member: Member;
}

export interface RefusedScan {
  readonly refusal: ScanRefusal;
  /** Null if the code does not lead to a voucher, or to another member's. */
  readonly voucher: StoredVoucher | null;
  /** For `not-yet`, when the voucher begins; for `expired`, when it ended. */
  readonly at: Date | null;
}

/** Finds the voucher of a scan and its member, or the first reason against it. */
export async function resolveScan(
  scan: Scan,
  services: ResolveServices,
): Promise<ResolvedScan | RefusedScan> {
  const { voucher: shown } = scan;
  const found =
    'code' in shown
      ? await findByCode(scan, shown.code, services)
      : await findByLetters(scan, shown.letters, services);
  if ('refusal' in found) return found;
  const { voucher, member } = found;
  const status = voucherStatus({ ...voucher, usedAt: null }, scan.at);
  if (status === 'expired') return refused('expired', voucher, offerEndsAt(voucher.validUntil));
  if (status === 'upcoming') return refused('not-yet', voucher, new Date(voucher.validFrom));
  if (!isAt(voucher, scan.venueId)) return refused('another-venue', voucher);
  const refusal = await refusalOfMember(member, scan, services);
  return refusal === null ? found : refused(refusal, voucher);
}

function isAt({ location }: StoredVoucher, venueId: number): boolean {
  return venueOfHomeCasino(location) === venueOfHomeCasino(venueId);
}

/**
 * Why the app would show the member no code now. A member who was served without a connection was asked about nothing, so
 * only the record that the scan names counts.
 */
async function refusalOfMember(
  member: Member,
  { isOffline, at }: Scan,
  services: ResolveServices,
): Promise<ScanRefusal | null> {
  if (membershipBlock(member) !== null) return 'member-blocked';
  if (isOffline) return null;
  const owner = await accessOfOwner(member.id, services, at);
  if (owner === null) return null;
  if (owner.refusal !== null) return 'member-blocked';
  return owner.person && isPromotionFree(owner.person) ? 'not-shown' : null;
}

/** A code is a proof: it names its voucher and its member. */
async function findByCode(
  { customerNumber, at }: Scan,
  code: string,
  { members, voucherKeys }: ResolveServices,
): Promise<ResolvedScan | RefusedScan> {
  const claims = genuineClaims(code, voucherKeys());
  if (typeof claims === 'string') return refused(claims);
  if (claims.customerNumber !== customerNumber) return refused('another-member');
  const voucher = await members.findVoucher(claims.voucherId);
  if (at >= claims.expiresAt) return refused('expired', voucher, claims.expiresAt);
  if (voucher === null) return refused('unknown-voucher');
  const holder = await findHolder(voucher, customerNumber, members);
  if (holder === null) return refused('unknown-member');
  if (holder.member.customer_number !== customerNumber) return refused('another-member');
  return mayUseVoucher(voucher, holder)
    ? { voucher, member: holder.member }
    : refused('another-venue', voucher);
}

async function findHolder(
  { crmId, location }: StoredVoucher,
  customerNumber: string,
  members: Services['members'],
): Promise<Admission | null> {
  if (crmId === null) {
    const found = await members.identify(location, customerNumber);
    return found && { membership: found.membership, member: found.record.member };
  }
  const member = (await members.findMembers([crmId])).get(crmId);
  return member ? { membership: { crmId, location, customerNumber }, member } : null;
}

/** Letters name a voucher among those of the member. They are no proof, so the card decides whose they are. */
async function findByLetters(
  { customerNumber, venueId, at }: Scan,
  letters: string,
  services: Pick<Services, 'members' | 'content'>,
): Promise<ResolvedScan | RefusedScan> {
  const found = await identifyAnywhere(venueId, customerNumber, services);
  if (found === null) return refused('unknown-member');
  const { members } = services;
  const { membership, record } = found;
  const admission = { membership, member: record.member };
  const [own, here] = await Promise.all([
    findMembershipVouchers(admission, members),
    members.findVouchersOf({ crmId: membership.crmId, location: venueOfHomeCasino(venueId) }),
  ]);
  const [voucher] = [...own, ...here.filter((each) => mayUseVoucher(each, admission))]
    .filter(({ code }) => plain(code) === plain(letters))
    .toSorted((one, other) => voucherRank(one, venueId, at) - voucherRank(other, venueId, at));
  return voucher ? { voucher, member: record.member } : refused('unknown-voucher');
}

/** The casino of the till knows most of its guests. Another one knows a guest whose home casino it is. */
async function identifyAnywhere(
  venueId: number,
  customerNumber: string,
  { members, content }: Pick<Services, 'members' | 'content'>,
): Promise<IdentifiedMembership | null> {
  const here = await members.identify(venueId, customerNumber);
  if (here) return here;
  const venues = await content.listVenues();
  const others = venues.filter(({ id }) => venueOfHomeCasino(id) !== venueOfHomeCasino(venueId));
  const found = await Promise.all(others.map(({ id }) => members.identify(id, customerNumber)));
  return found.find((each) => each !== null) ?? null;
}

const RANK_BY_STATUS = { available: 0, upcoming: 2, used: 3, expired: 4 } as const;

/** Several vouchers can have the same letters. The one that can be used here and now is first. */
function voucherRank(voucher: StoredVoucher, venueId: number, at: Date): number {
  const status = voucherStatus(voucher, at);
  return status === 'available' && !isAt(voucher, venueId) ? 1 : RANK_BY_STATUS[status];
}

/** Letters as people type them: without spaces and hyphens, in any case. */
function plain(letters: string): string {
  return letters.replaceAll(/[\s-]/g, '').toUpperCase();
}

function refused(
  refusal: ScanRefusal,
  voucher: StoredVoucher | null = null,
  at: Date | null = null,
): RefusedScan {
  return { refusal, voucher, at };
}
