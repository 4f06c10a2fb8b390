import type { Incentive } from '../../src/contract/incentive.ts';
import type { Tier } from '../../src/contract/tiers.ts';
import type { Voucher } from '../../src/contract/vouchers/getAllVouchers.ts';
import { CASINO_GAMES } from './incentives.ts';

/** The wording and dates of a voucher, without a member or a venue. */
export interface VoucherTemplate {
  readonly key: string;
  readonly title: string;
  readonly summary: string;
  readonly category: Voucher['category'];
  readonly game?: Voucher['game'];
  readonly terms: string;
  /** Absent for a benefit other than gambling. */
  readonly incentive?: Incentive;
  readonly howToRedeem: readonly string[];
  readonly codePrefix: string;
  /** Pence for each tier; null if the voucher has no value in money. */
  readonly worth: Readonly<Record<Tier, number>> | null;
  /** Days after the start of the backend, as `until` and `used` are. */
  readonly from: number;
  readonly until: number;
  readonly used?: number;
}

export const FREE_PLAY: VoucherTemplate = {
  key: 'play',
  title: 'Slots play on us',
  summary: 'On any slot in the house, in one visit.',
  category: 'gaming',
  game: 'slots',
  terms:
    'For the named member aged 18 or over, once only. To be played on slots in one visit; it cannot be withdrawn as cash, and what is left at the end of the visit lapses. Winnings are yours to keep.',
  incentive: CASINO_GAMES,
  howToRedeem: [
    'Show the code at the cash desk.',
    'We load the play on your card.',
    'Play it on any slot before you leave.',
  ],
  codePrefix: 'PLAY',
  worth: {
    jack: 1_000,
    queen: 1_500,
    'queen-of-spades': 2_000,
    king: 2_500,
    'king-of-hearts': 4_000,
    'king-of-spades': 5_000,
    ace: 10_000,
  },
  from: -6,
  until: 15,
};

export const DINNER: VoucherTemplate = {
  key: 'dinner',
  title: 'Dinner for two',
  summary: 'Two courses each from the evening menu, Sunday to Thursday.',
  category: 'dining',
  terms:
    'For members aged 18 or over, once only. Book ahead; tables depend on what is free. Drinks and service are not included. No change is given, and it cannot be exchanged for cash.',
  howToRedeem: [
    'Book a table for two and mention this offer.',
    'Show the code before you order.',
    'We take its worth off the bill.',
  ],
  codePrefix: 'DINE',
  worth: {
    jack: 2_000,
    queen: 3_000,
    'queen-of-spades': 4_000,
    king: 5_000,
    'king-of-hearts': 6_000,
    'king-of-spades': 8_000,
    ace: 12_000,
  },
  from: -20,
  until: 10,
};

export const NIGHTCAP: VoucherTemplate = {
  key: 'nightcap',
  title: 'A nightcap on the house',
  summary: 'One house cocktail or mocktail after ten in the evening.',
  category: 'drinks',
  terms: 'For members aged 18 or over, once only. Please drink responsibly. No cash alternative.',
  howToRedeem: ['Order at the bar after ten.', 'Show the code when you pay.'],
  codePrefix: 'DRNK',
  worth: {
    jack: 1_000,
    queen: 1_000,
    'queen-of-spades': 1_200,
    king: 1_200,
    'king-of-hearts': 1_400,
    'king-of-spades': 1_400,
    ace: 1_600,
  },
  from: -3,
  until: 40,
};

export const NIGHT_AWAY: VoucherTemplate = {
  key: 'night-away',
  title: 'A night away',
  summary: 'A double room with breakfast at our partner hotel, five minutes on foot.',
  category: 'stay',
  terms:
    'For the named member aged 18 or over and one guest. Sunday to Thursday, when rooms are free; book at least three days ahead. No cash alternative.',
  howToRedeem: [
    'Call reception with your membership number to choose a night.',
    'Show the code when you check in.',
  ],
  codePrefix: 'STAY',
  worth: {
    jack: 9_000,
    queen: 9_000,
    'queen-of-spades': 11_000,
    king: 12_000,
    'king-of-hearts': 14_000,
    'king-of-spades': 16_000,
    ace: 24_000,
  },
  from: 9,
  until: 95,
};

export const AFTERNOON_TEA: VoucherTemplate = {
  key: 'tea',
  title: 'Afternoon tea',
  summary: 'Sandwiches, scones and a pot of your choice, for two.',
  category: 'dining',
  terms: 'For members aged 18 or over, once only. Daily from two until five. No cash alternative.',
  howToRedeem: ['Ask for a table in the lounge.', 'Show the code before you order.'],
  codePrefix: 'TEAS',
  worth: {
    jack: 3_000,
    queen: 3_000,
    'queen-of-spades': 3_400,
    king: 3_400,
    'king-of-hearts': 3_800,
    'king-of-spades': 3_800,
    ace: 4_200,
  },
  from: -35,
  until: 5,
  used: -12,
};

export const SHOW_TABLE: VoucherTemplate = {
  key: 'table',
  title: 'A table at the show',
  summary: 'Two seats at the front of the lounge for the Thursday trio.',
  category: 'event',
  terms: 'For members aged 18 or over and one guest. Seats are held until the first song.',
  howToRedeem: ['Show the code at the lounge door.'],
  codePrefix: 'SHOW',
  worth: null,
  from: -50,
  until: -8,
};
