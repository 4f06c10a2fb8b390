/** The password of every demo account. */
export const DEMO_PASSWORD = 'Demo-pass-1';

/** The membership of a fictional person in the member service. */
export interface SeedMembership {
  readonly customerNumber: string;
  /** Specification section 4. */
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
  /** Days until the points lapse, or null where they do not. */
  readonly pointsLapseIn: number | null;
}

/** A demo account, and what the member service knows of the person. */
export interface SeedPerson {
  /** Its e-mail address is `{name}@demo.test`. */
  readonly name: string;
  readonly firstName: string;
  /** Null for someone who has no membership yet, linked or not. */
  readonly membership: SeedMembership | null;
  /** What the list of accounts says about it. */
  readonly note: string;
  readonly unverified?: boolean;
  readonly disabled?: boolean;
  /** The account does not know its membership yet. */
  readonly unlinked?: boolean;
  /** ISO day. */
  readonly born?: string;
}

/** The members who are let in, one for each tier, lowest first. */
const TIER_MEMBERS: readonly SeedPerson[] = [
  {
    name: 'jack',
    firstName: 'Jack',
    note: 'Jack, The Orrery',
    membership: member('100201', 49, 'Jack', 6, [7_310, 6_480, 1_240, 75]),
  },
  {
    name: 'queen',
    firstName: 'Regina',
    note: 'Queen, Lantern House',
    membership: member('100202', 48, 'Queen', 9, [24_050, 21_600, 3_905, 110]),
  },
  {
    name: 'queen-of-spades',
    firstName: 'Violet',
    note: 'Queen of Spades, The Tidewater',
    membership: member('100203', 59, 'Queen of Spades', 12, [45_700, 41_200, 8_450, 28]),
  },
  {
    name: 'king',
    firstName: 'Roy',
    note: 'King, home casino 17 (run by The Orrery)',
    membership: member('100204', 47, 'King', 17, [63_900, 57_000, 12_075, 160]),
  },
  {
    name: 'king-of-hearts',
    firstName: 'Rufus',
    note: 'King of Hearts, Foundry Rooms',
    membership: member('100205', 57, 'King of Hearts', 21, [98_400, 90_000, 18_320, 200]),
  },
  {
    name: 'king-of-spades',
    firstName: 'Sterling',
    note: 'King of Spades, Lantern House',
    membership: member('100206', 58, 'King of Spades', 9, [139_900, 143_200, 26_400, 7]),
  },
  {
    name: 'ace',
    firstName: 'Aurelia',
    note: 'Ace, The Orrery',
    membership: member('100207', 46, 'Ace', 6, [231_000, 212_800, 64_215, null]),
  },
];

/** Accounts that the app turns away, each for its own reason. */
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

/** Everyone who has a demo account. Nobody here exists. */
export const PEOPLE: readonly SeedPerson[] = [...TIER_MEMBERS, ...OTHERS];

export function emailOf({ name }: SeedPerson): string {
  return `${name}@demo.test`;
}

export function uidOf({ name }: SeedPerson): string {
  return `demo-${name}`;
}

export function crmIdOf(membership: SeedMembership): string {
  return `crm-${membership.customerNumber}`;
}

function member(
  customerNumber: string,
  typeId: number,
  typeName: string,
  homeCasino: number,
  [tierPoints, rewardPoints, loyaltyPoints, pointsLapseIn]: [number, number, number, number | null],
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
