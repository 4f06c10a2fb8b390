import type { Member } from '@casino/functions/contract/member.ts';
import type { Venue } from '@casino/functions/contract/members/getVenue.ts';
import type { CasinoEvent } from '@casino/functions/contract/promotions/event.ts';
import { toTier } from '@casino/functions/contract/rules/membership.ts';
import { isPromotionFree } from '@casino/functions/contract/rules/saferGambling.ts';
import {
  nextTier,
  TIER_POINT_CAPS,
  type Tier,
  tierProgress,
} from '@casino/functions/contract/tiers.ts';
import type { Voucher } from '@casino/functions/contract/vouchers/getAllVouchers.ts';
import type { ListedGame } from '@casino/ui/components/GameList/game.types.ts';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import type {
  HomeMember,
  HomeOffersState,
  HomeState,
  HomeVenue,
  TierStanding,
} from '@casino/ui/screens/Home/Home.types.ts';
import type { AsOf } from '@casino/ui/screens/shared/asOf.ts';
import { unreadyState } from '../../lib/remote/failure.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { toCardHolder } from '../../session/memberData/toCardHolder.ts';
import { type Session, shownMember } from '../../session/state/session.ts';
import type { Benefits } from '../shared/benefits/useBenefits.ts';
import { type EventViewer, nextEvents, upcomingEvents } from '../shared/events/nextEvents.ts';
import { toOpenOffer } from '../shared/offers/toOffer.ts';
import { openingAt } from '../shared/venues/openingAt.ts';
import { toVenueNames, type VenueNames } from '../shared/venues/venueNames.ts';
import { contentFor } from './contentFor.ts';
import { nextGains } from './nextGains.ts';
import { toPlans } from './toPlans.ts';

/** The number of offers on home. */
const HOME_OFFERS = 3;

/** The number of next events on home, without the spotlight event. */
const NEXT_EVENTS = 2;

/** The data that home depends on besides the session. */
export interface HomeSources extends EventViewer {
  readonly games: readonly ListedGame[];
  readonly vouchers: Remote<readonly Voucher[]>;
  readonly benefits: Remote<Benefits>;
  readonly whatsOn: Remote<readonly CasinoEvent[]>;
  /** Whether this is the first visit after joining. */
  readonly hasJoined: boolean;
  /** When the member's figures were loaded, if they may be old. */
  readonly asOf: AsOf | null;
}

/**
 * Returns the state of home: the member with tier and balance, the gains of the tier, the casino with its
 * events and news, the games and some of the offers.
 */
export function toHome(
  messages: Messages,
  session: Session,
  { games, vouchers, benefits, whatsOn, optedIn, hasJoined, asOf, now }: HomeSources,
): HomeState {
  const shown = shownMember(session);
  if (shown.status !== 'ready') return unreadyState(messages, shown);
  const { member, venue } = shown.data;
  const promotionFree = isPromotionFree(shown.data);
  return {
    status: 'ready',
    member: toHomeMember(member, asOf),
    isFirstVisit: hasJoined,
    venue: toHomeVenue(venue, now),
    plans: toPlans({ games, vouchers, whatsOn, optedIn, now, promotionFree }),
    games: promotionFree ? [] : games,
    offers: promotionFree
      ? { status: 'hidden' }
      : toHomeOffers(messages, vouchers, toVenueNames(venue), now),
    gains: venue === null ? [] : toGains(benefits, toTier(member.membership_type_id)),
    ...(venue !== null && whatsOn.status === 'loading'
      ? EVENTS_LOADING
      : toNextEvents(whatsOn, { optedIn, now })),
    news: contentFor(member.pwa_content.NewsFeed, member.home_casino),
    onlineGaming: promotionFree
      ? []
      : contentFor(member.pwa_content.OnlineGamingCTAContent, member.home_casino),
  };
}

/** Empty if the benefits fail to load: their own page shows the error. */
function toGains(benefits: Remote<Benefits>, tier: Tier) {
  if (benefits.status === 'loading') return 'loading';
  return benefits.status === 'ready' ? nextGains(benefits.data.comparison, tier) : [];
}

const EVENTS_LOADING = { spotlight: 'loading', events: [] } as const;

/** The next events are left out if they fail to load: their own page shows the error. */
function toNextEvents(whatsOn: Remote<readonly CasinoEvent[]>, viewer: EventViewer) {
  if (whatsOn.status !== 'ready') return { spotlight: null, events: [] };
  const spotlit = upcomingEvents(whatsOn.data, 'casino', viewer.now).find(
    (event) => event['tv.spotlightEvent'],
  );
  const events = nextEvents(whatsOn.data, 'casino', viewer);
  return {
    spotlight: events.find(({ id }) => id === spotlit?.id) ?? null,
    events: events.filter(({ id }) => id !== spotlit?.id).slice(0, NEXT_EVENTS),
  };
}

function toHomeMember(member: Member, asOf: AsOf | null): HomeMember {
  return {
    ...toCardHolder(member, asOf),
    standing: toStanding(member),
  };
}

/** Progress uses the reward points. Specification section 9. */
function toStanding({ membership_type_id, rewardPoints: points }: Member): TierStanding {
  const tier = toTier(membership_type_id);
  const cap = TIER_POINT_CAPS[tier];
  const next = nextTier(tier);
  if (cap === null || next === null) return { kind: 'top', points };
  return { kind: 'climbing', points, cap, perMille: tierProgress(tier, points), next };
}

function toHomeVenue(venue: Venue | null, now: Date): HomeVenue | null {
  if (venue === null) return null;
  const { pagetitle, openingSchedule } = venue;
  return {
    name: pagetitle,
    opening: openingSchedule ? openingAt(openingSchedule, now) : null,
  };
}

/** The newest offer comes first, because a member looks for what a game or a letter has just brought. The others come by their end. */
function toHomeOffers(
  messages: Messages,
  vouchers: Remote<readonly Voucher[]>,
  names: VenueNames,
  now: Date,
): HomeOffersState {
  if (vouchers.status !== 'ready') return unreadyState(messages, vouchers);
  const [newest, ...others] = vouchers.data
    .filter(({ status }) => status === 'available')
    .sort((a, b) => Date.parse(b.validFrom) - Date.parse(a.validFrom));
  if (newest === undefined) return { status: 'empty' };
  const byEnd = others.sort((a, b) => Date.parse(a.validUntil) - Date.parse(b.validUntil));
  const offers = [newest, ...byEnd].slice(0, HOME_OFFERS);
  return { status: 'ready', offers: offers.map((voucher) => toOpenOffer(voucher, names, now)) };
}
