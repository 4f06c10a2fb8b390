import {
  type Game,
  type Member,
  nextTier,
  TIER_POINT_CAPS,
  tierOf,
  tierProgress,
  type Venue,
  type Voucher,
} from '@casino/functions/contract';
import type {
  HomeGame,
  HomeMember,
  HomeOffersState,
  HomeState,
  HomeVenue,
  Messages,
  TierStanding,
} from '@casino/ui';
import { isOnDays } from '../../lib/dates.ts';
import { failureText, type Remote } from '../../lib/remote.ts';
import { pathTo } from '../../paths.ts';
import type { Session } from '../../session/session.ts';
import type { Benefits } from '../benefits/useBenefits.ts';
import { toOffer } from '../offers/toOffer.ts';
import { contentFor } from './contentFor.ts';
import { nextGains } from './nextGains.ts';

/** How many of the newest offers home shows. */
const NEWEST = 3;

/** What home is made of besides the session. */
export interface HomeSources {
  readonly vouchers: Remote<readonly Voucher[]>;
  readonly benefits: Remote<Benefits>;
  /** When this device's copy of the member was written, as an ISO instant. */
  readonly savedAt: string | null;
  readonly now: Date;
}

/**
 * The state of home: the member with tier and balance, what the next tier gives, their casino and its news,
 * today's games, newest offers.
 */
export function toHome(
  messages: Messages,
  session: Session,
  { vouchers, benefits, savedAt, now }: HomeSources,
): HomeState {
  if (session.status === 'offline') {
    return { status: 'error', message: failureText(messages, 'no-response') };
  }
  if (session.status !== 'ready') return { status: 'loading' };
  const { member, venue, games } = session.data;
  return {
    status: 'ready',
    member: toHomeMember(member),
    venue: toHomeVenue(venue),
    games: toHomeGames(games, now),
    offers: toNewestOffers(messages, vouchers),
    nextGains:
      benefits.status === 'ready'
        ? nextGains(benefits.data.comparison, tierOf(member.membership_type_id))
        : [],
    spotlight: null,
    events: [],
    news: contentFor(member.pwa_content.NewsFeed, member.home_casino),
    onlineGaming: contentFor(member.pwa_content.OnlineGamingCTAContent, member.home_casino),
    savedAt: session.source === 'device' ? savedAt : null,
  };
}

function toHomeMember(member: Member): HomeMember {
  return {
    firstName: member.first_name,
    lastName: member.last_name,
    membershipNumber: member.customer_number,
    tier: tierOf(member.membership_type_id),
    standing: toStanding(member),
    rewardBalance: member.loyalty_points,
    pointsEndDate: member.loyalty_points_end_date,
  };
}

/** Progress is reckoned with reward points. Specification section 9. */
function toStanding({ membership_type_id, rewardPoints: points }: Member): TierStanding {
  const tier = tierOf(membership_type_id);
  const cap = TIER_POINT_CAPS[tier];
  const next = nextTier(tier);
  if (cap === null || next === null) return { kind: 'top', points };
  return { kind: 'climbing', points, cap, perMille: tierProgress(tier, points), next };
}

function toHomeVenue(venue: Venue | null): HomeVenue | null {
  return venue && { name: venue.pagetitle, emblem: venue.logo };
}

function toHomeGames(games: readonly Game[], now: Date): readonly HomeGame[] {
  return games
    .filter(({ GameStart, GameEnd }) => isOnDays(now, GameStart, GameEnd))
    .map(({ id, name, GameStart, GameEnd }) => ({
      id,
      name,
      href: pathTo('spinTheWheel', { gameId: id }),
      startsAt: GameStart,
      endsAt: GameEnd,
    }));
}

function toNewestOffers(messages: Messages, vouchers: Remote<readonly Voucher[]>): HomeOffersState {
  if (vouchers.status === 'loading') return { status: 'loading' };
  if (vouchers.status === 'error') {
    return { status: 'error', message: failureText(messages, vouchers.code) };
  }
  const newest = vouchers.data
    .filter(({ status }) => status === 'available')
    .toSorted((a, b) => Date.parse(b.validFrom) - Date.parse(a.validFrom))
    .slice(0, NEWEST);
  return newest.length === 0
    ? { status: 'empty' }
    : { status: 'ready', offers: newest.map(toOffer) };
}
