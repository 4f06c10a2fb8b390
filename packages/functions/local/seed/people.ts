import { MEMBERSHIP_TYPES } from '../../src/contract/rules/membership.ts';
import { TIER_NAMES, TIERS, type Tier } from '../../src/contract/tiers.ts';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Demo-pass-1';

/** The membership of a fictional person in the member service. */
export interface SeedMembership {
  readonly customerNumber: string;
  /** The membership type id. Specification section 4. */
  readonly typeId: number;
  readonly typeName: string;
  readonly homeCasino: number;
  readonly suspended?: boolean;
  /** Points collected in the tier's period. */
  readonly tierPoints: number;
  /** Points that decide the tier's progress. */
  readonly rewardPoints: number;
  /** Points that can be spent. */
  readonly loyaltyPoints: number;
  /** Days until the points lapse; null if there are none. */
  readonly pointsLapseIn: number | null;
}

/** A demo account, and the person's membership in the member service. */
export interface SeedPerson {
  /** Its e-mail address is `{name}@demo.test`. */
  readonly name: string;
  readonly firstName: string;
  /** Null if the person has no membership, linked or not. */
  readonly membership: SeedMembership | null;
  /** The explanation in the list of demo accounts that the start prints. */
  readonly note: string;
  readonly unverified?: boolean;
  readonly disabled?: boolean;
  /** The account is not linked to its membership yet. */
  readonly unlinked?: boolean;
  /** `yyyy-mm-dd`. */
  readonly born?: string;
}

/** A demo member of a tier. The account, the membership id and its name follow from the tier. */
interface TierMember {
  readonly firstName: string;
  readonly casino: string;
  readonly customerNumber: string;
  readonly homeCasino: number;
  readonly points: Points;
}

/** Tier points, reward points, loyalty points, and days until the points lapse. */
type Points = readonly [number, number, number, number | null];

/** The members with access to the app: one for each tier. */
const TIER_MEMBERS: Readonly<Record<Tier, TierMember>> = {
  jack: {
    firstName: 'Jack',
    casino: 'The Orrery',
    customerNumber: '100201',
    homeCasino: 6,
    points: [7_310, 6_480, 1_240, 75],
  },
  queen: {
    firstName: 'Regina',
    casino: 'Lantern House',
    customerNumber: '100202',
    homeCasino: 9,
    points: [24_050, 21_600, 3_905, 110],
  },
  'queen-of-spades': {
    firstName: 'Violet',
    casino: 'The Tidewater',
    customerNumber: '100203',
    homeCasino: 12,
    points: [45_700, 41_200, 8_450, 28],
  },
  king: {
    firstName: 'Roy',
    casino: 'home casino 17 (run by The Orrery)',
    customerNumber: '100204',
    homeCasino: 17,
    points: [63_900, 57_000, 12_075, 160],
  },
  'king-of-hearts': {
    firstName: 'Rufus',
    casino: 'Foundry Rooms',
    customerNumber: '100205',
    homeCasino: 21,
    points: [98_400, 90_000, 18_320, 150],
  },
  'king-of-spades': {
    firstName: 'Sterling',
    casino: 'Lantern House',
    customerNumber: '100206',
    homeCasino: 9,
    points: [139_900, 143_200, 26_400, 7],
  },
  ace: {
    firstName: 'Aurelia',
    casino: 'The Orrery',
    customerNumber: '100207',
    homeCasino: 6,
    points: [231_000, 212_800, 64_215, 170],
  },
};

/** Accounts that cannot use the app, each for a different reason. */
const OTHERS: readonly SeedPerson[] = [
  {
    name: 'suspended',
    firstName: 'Susie',
    note: 'membership suspended',
    membership: {
      ...member('100208', 49, 'Jack', 12, [3_000, 2_700, 410, 90]),
      suspended: true,
    },
  },
  {
    name: 'update-required',
    firstName: 'Upton',
    note: 'membership must be updated (id 2)',
    membership: member('100209', 2, 'Classic', 21, [5_200, 4_100, 620, 60]),
  },
  {
    name: 'executive',
    firstName: 'Exton',
    note: 'executive membership (id 45)',
    membership: member('100210', 45, 'Executive', 6, [300_000, 280_000, 90_000, null]),
  },
  {
    name: 'account-required',
    firstName: 'Acton',
    note: 'account required (id 19)',
    membership: member('100211', 19, 'Guest', 9, [0, 0, 0, null]),
  },
  {
    name: 'temporary',
    firstName: 'Tempest',
    note: 'temporary membership (id 34)',
    membership: member('100212', 34, 'Temporary', 12, [120, 80, 20, 30]),
  },
  {
    name: 'unverified',
    firstName: 'Una',
    note: 'e-mail address not verified',
    unverified: true,
    membership: null,
  },
  {
    name: 'unlinked',
    firstName: 'Linus',
    note: 'no membership yet: can link 100200, born 1980-02-29',
    unlinked: true,
    born: '1980-02-29',
    membership: member('100200', 49, 'Jack', 6, [900, 850, 150, 120]),
  },
  {
    name: 'disabled',
    firstName: 'Dis',
    note: 'account disabled',
    disabled: true,
    membership: member('100213', 48, 'Queen', 21, [20_100, 19_000, 2_050, 45]),
  },
];

/** The members whom the app lets in, one for each tier. */
export const TIER_PEOPLE = TIERS.map(personOfTier);

/** All demo accounts. The people are fictional. */
export const PEOPLE: readonly SeedPerson[] = [...TIER_PEOPLE, ...OTHERS];

export function emailOf({ name }: SeedPerson): string {
  return `${name}@demo.test`;
}

export function uidOf({ name }: SeedPerson): string {
  return `demo-${name}`;
}

export function crmIdOf(membership: SeedMembership): string {
  return `crm-${membership.customerNumber}`;
}

function personOfTier(tier: Tier): SeedPerson & { readonly membership: SeedMembership } {
  const { firstName, casino, customerNumber, homeCasino, points } = TIER_MEMBERS[tier];
  const name = TIER_NAMES[tier];
  const [typeId] = MEMBERSHIP_TYPES[tier];
  return {
    name: tier,
    firstName,
    note: `${name}, ${casino}`,
    membership: member(customerNumber, typeId, name, homeCasino, points),
  };
}

function member(
  customerNumber: string,
  typeId: number,
  typeName: string,
  homeCasino: number,
  [tierPoints, rewardPoints, loyaltyPoints, pointsLapseIn]: Points,
): SeedMembership {
  return {
    customerNumber,
    typeId,
    typeName,
    homeCasino,
    tierPoints,
    rewardPoints,
    loyaltyPoints,
    pointsLapseIn,
  };
}
