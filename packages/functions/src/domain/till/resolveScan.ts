import type { Member } from '../../contract/member.ts';
import { membershipBlock, venueOfHomeCasino } from '../../contract/rules/membership.ts';
import type { ScanRefusal } from '../../contract/till/redemption.ts';
import { offerEndsAt, voucherStatus } from '../../contract/vouchers/voucherStatus.ts';
import { type Admission, isVoucherOf, vouchersOf } from '../members/memberships.ts';
import { isOwnerBlocked } from '../persons/access.ts';
import type { StoredVoucher } from '../ports/memberService.ts';
import type { Services } from '../ports/services.ts';
import { genuineClaims } from '../voucherCode/verifyVoucherCode.ts';
import type { Scan } from './scan.ts';

export type ResolveServices = Pick<
  Services,
  'members' | 'voucherKeys' | 'profiles' | 'persons' | 'keys'
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
  const isHere = venueOfHomeCasino(voucher.location) === venueOfHomeCasino(scan.venueId);
  if (!isHere) return refused('another-venue', voucher);
  return (await isBlocked(member, scan, services)) ? refused('member-blocked', voucher) : found;
}

/** A member who was served without a connection was not asked about their other records. */
async function isBlocked(member: Member, { isOffline, at }: Scan, services: ResolveServices) {
  if (membershipBlock(member) !== null) return true;
  return !isOffline && (await isOwnerBlocked(member.id, services, at));
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
  return isVoucherOf(voucher, holder)
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
  { customerNumber, venueId }: Scan,
  letters: string,
  { members }: ResolveServices,
): Promise<ResolvedScan | RefusedScan> {
  const found = await members.identify(venueId, customerNumber);
  if (found === null) return refused('unknown-member');
  const { membership, record } = found;
  const own = await vouchersOf({ membership, member: record.member }, members);
  const named = own.filter(({ code }) => plain(code) === plain(letters));
  const voucher = named.find(({ usedAt }) => usedAt === null) ?? named[0];
  return voucher ? { voucher, member: record.member } : refused('unknown-voucher');
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
