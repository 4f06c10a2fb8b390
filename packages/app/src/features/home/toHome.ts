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
import type { Session } from '../../session/session.ts';
import { toOffer } from '../offers/toOffer.ts';

/** How many of the newest offers home shows. */
const NEWEST = 3;

/** The state of home: the member with tier and balance, their casino, today's games, newest offers. */
export function toHome(
  messages: Messages,
  session: Session,
  vouchers: Remote<readonly Voucher[]>,
  now: Date,
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
