import { TIERS, type Tier } from '../tiers.ts';

/** The membership type ids of each tier: at least one, the default first. Specification section 4. */
export const MEMBERSHIP_TYPES: Readonly<Record<Tier, readonly [number, ...number[]]>> = {
  jack: [49, 34],
  queen: [48],
  'queen-of-spades': [59],
  king: [47],
  'king-of-hearts': [57],
  'king-of-spades': [58],
  ace: [46],
};

const TIER_BY_MEMBERSHIP_TYPE: ReadonlyMap<number, Tier> = new Map(
  TIERS.flatMap((tier) => MEMBERSHIP_TYPES[tier].map((id) => [id, tier] as const)),
);

/** The membership type of temporary members. Specification section 4. */
export const TEMPORARY_MEMBERSHIP_TYPE = 34;

const UPDATE_REQUIRED_TYPES: ReadonlySet<number> = new Set([
  2, 22, 41, 43, 3, 4, 5, 35, 54, 23, 53, 56, 6, 7, 38, 8, 9, 10, 27, 12, 37, 30, 39, 13, 14, 36,
  33, 15, 32, 31, 16, 42, 17, 11, 51, 26, 50, 24, 18, 20, 40, 21, 28,
]);
const EXECUTIVE_TYPES: ReadonlySet<number> = new Set([45, 52]);
const ACCOUNT_REQUIRED_TYPE = 19;

/** The reasons for which a member is blocked. */
export const MEMBERSHIP_BLOCKS = [
  'suspended',
  'update-required',
  'executive',
  'account-required',
  'temporary',
] as const;
export type MembershipBlock = (typeof MEMBERSHIP_BLOCKS)[number];

/**
 * The first reason for which a member is blocked, or null. Suspension outranks every membership type.
 * Specification section 4, "Loading member data".
 */
export function membershipBlock(member: {
  readonly suspended: boolean;
  readonly membership_type_id: number;
}): MembershipBlock | null {
  const type = member.membership_type_id;
  if (member.suspended) return 'suspended';
  if (UPDATE_REQUIRED_TYPES.has(type)) return 'update-required';
  if (EXECUTIVE_TYPES.has(type)) return 'executive';
  if (type === ACCOUNT_REQUIRED_TYPE) return 'account-required';
  if (type === TEMPORARY_MEMBERSHIP_TYPE) return 'temporary';
  return null;
}

/** The block that follows a person from one of their records to all others. The other blocks stay with their record. */
export type PersonBlock = Extract<MembershipBlock, 'suspended'>;

/** The block of the member's owner at every casino, or null. */
export function personBlock({ suspended }: { readonly suspended: boolean }): PersonBlock | null {
  return suspended ? 'suspended' : null;
}

/**
 * The memberships of a profile in the order in which the app tries them: the one that the member has chosen, then the
 * others.
 */
export function inOpeningOrder<Held extends { readonly crmId: string }>({
  memberships,
  opensWith,
}: {
  readonly memberships: readonly Held[];
  readonly opensWith?: string | undefined;
}): readonly Held[] {
  const isChosen = ({ crmId }: Held) => crmId === opensWith;
  return [...memberships.filter(isChosen), ...memberships.filter((each) => !isChosen(each))];
}

/** True for a membership type id to which the specification assigns a tier. */
export function isKnownMembershipType(membershipTypeId: number): boolean {
  return TIER_BY_MEMBERSHIP_TYPE.has(membershipTypeId);
}

/** The tier of a membership type; Jack, the first, for an unlisted id. Specification section 4. */
export function toTier(membershipTypeId: number): Tier {
  return TIER_BY_MEMBERSHIP_TYPE.get(membershipTypeId) ?? 'jack';
}

/** The venue that serves a home casino: 17 is run by 6. Specification section 4. */
export function venueOfHomeCasino(homeCasino: number): number {
  return homeCasino === 17 ? 6 : homeCasino;
}
