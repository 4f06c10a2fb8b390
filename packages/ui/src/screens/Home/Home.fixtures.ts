import { clockNight, firstHand, maskedBall } from '../../components/EventCard/event.fixtures.ts';
import { toOptIn, toSpin } from '../../components/GameList/game.fixtures.ts';
import type { NewsItem } from '../../components/NewsFeed/NewsFeed.tsx';
import type { Tier } from '../../tokens/tiers.ts';
import { dinner, freePlay, nightcap } from '../Offers/Offers.fixtures.ts';
import type { AsOf } from '../shared/asOf.ts';
import { firstNames, LAST_NAME } from '../shared/memberNames.fixtures.ts';
import type {
  EndingSoon,
  HomeMember,
  HomeState,
  HomeVenue,
  TierGain,
  TierStanding,
} from './Home.types.ts';

export const climbing = (points: number, cap: number, next: Tier): TierStanding => ({
  kind: 'climbing',
  points,
  cap,
  perMille: Math.floor((points / cap) * 1000),
  next,
});

const sample = (tier: Tier, rewardBalance: number, standing: TierStanding): HomeMember => ({
  firstName: firstNames[tier],
  lastName: LAST_NAME,
  membershipNumber: '100200300',
  tier,
  standing,
  rewardBalance,
});

/** One fictional member of each tier. */
export const members: Readonly<Record<Tier, HomeMember>> = {
  jack: sample('jack', 1_240, climbing(6_480, 18_000, 'queen')),
  queen: sample('queen', 3_905, climbing(21_600, 36_000, 'queen-of-spades')),
  'queen-of-spades': sample('queen-of-spades', 8_450, climbing(41_200, 54_000, 'king')),
  king: sample('king', 12_075, climbing(57_000, 72_000, 'king-of-hearts')),
  'king-of-hearts': sample('king-of-hearts', 18_320, climbing(90_000, 108_000, 'king-of-spades')),
  'king-of-spades': sample('king-of-spades', 26_400, climbing(130_500, 144_000, 'ace')),
  ace: sample('ace', 64_215, { kind: 'top', points: 212_800 }),
};

/** The longest texts: the layout must not cut or overflow them. */
export const longNamedMember: HomeMember = {
  ...members['queen-of-spades'],
  firstName: 'Wilhelmina-Alexandrina',
  lastName: 'Sample-Featherstonehaugh-Cholmondeley',
  rewardBalance: 1_284_930,
};

export const newMember: HomeMember = {
  ...members.jack,
  rewardBalance: 0,
  standing: climbing(0, 18_000, 'queen'),
};

/** Points that end because the member has not visited for a long time. */
export const endingSoon: EndingSoon = {
  day: '2026-12-02',
  points: 640,
  rule: 'no-visit',
  days: 180,
  avoidBy: 'visit',
};

export const venue: HomeVenue = {
  name: 'The Orrery, London',
  opening: { status: 'open', until: '06:00' },
};

const nextGains: readonly TierGain[] = [
  { id: 'taxi', title: 'A cab home', gives: '2 a month' },
  { id: 'points', title: 'Earning points to spend', gives: '1.5 points for every £1' },
  { id: 'dining', title: 'Off the bill at Meridian', gives: '10%' },
];

const aceGains: readonly TierGain[] = [
  { id: 'suite', title: 'A suite for a night', gives: '2 a year' },
  { id: 'host', title: 'A host of your own', gives: 'Day and night' },
  { id: 'points', title: 'Earning points to spend', gives: '3 points for every £1' },
];

const news: readonly NewsItem[] = [
  {
    id: 'late-kitchen',
    title: 'The kitchen stays up with you',
    text: 'Small plates until two in the morning, every Friday and Saturday.',
  },
  {
    id: 'card-room',
    title: 'A new card room',
    text: 'Six tables, one quiet corner, and lessons for beginners on Tuesdays.',
  },
];

const onlineGaming: readonly NewsItem[] = [
  {
    id: 'play-online',
    title: 'Play online, collect here',
    text: 'Our online tables count towards your tier points. 18+, please play safely.',
    href: 'https://online.met.test/',
  },
];

/** The loaded state of Home for a member of `tier`. */
export function readyHome(tier: Tier): ReadyHome {
  return {
    status: 'ready',
    member: members[tier],
    isFirstVisit: false,
    venue,
    plans: [
      { kind: 'game', game: toSpin },
      { kind: 'offer', offer: dinner },
      { kind: 'event', event: firstHand },
    ],
    games: [toSpin, toOptIn],
    offers: { status: 'ready', offers: [dinner, freePlay, nightcap] },
    gains: tier === 'ace' ? aceGains : nextGains,
    spotlight: maskedBall,
    events: [firstHand, clockNight],
    news,
    onlineGaming,
  };
}

type ReadyHome = Extract<HomeState, { status: 'ready' }>;

/** The loaded state of Home for a Jack, with these changes. */
export const home = (changes: Partial<ReadyHome>): ReadyHome => ({
  ...readyHome('jack'),
  ...changes,
});

export const failed = {
  status: 'error',
  message: 'The member service did not answer in time.',
} as const;

/** What changes if the member hides promotions. */
export const promotionFree = {
  offers: { status: 'hidden' },
  plans: [],
  games: [],
  onlineGaming: [],
} as const;

/** A new member on the first visit. */
export const newHome = home({
  ...promotionFree,
  member: newMember,
  isFirstVisit: true,
  venue: null,
  offers: { status: 'empty' },
  spotlight: null,
  events: [],
  news: [],
  gains: [],
});

/** A member with ten million points to spend. */
export const tenMillion = (tier: Tier, standing: TierStanding): ReadyHome => ({
  ...readyHome(tier),
  member: { ...members[tier], rewardBalance: 10_000_000, standing },
});

/** Home with figures that were loaded some time ago. */
export function agedHome(tier: Tier, asOf: AsOf): ReadyHome {
  const home = readyHome(tier);
  return { ...home, member: { ...home.member, asOf } };
}
