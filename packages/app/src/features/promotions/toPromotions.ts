import { VENUE_TIME_ZONE } from '@casino/functions/contract/limits.ts';
import type { CasinoEvent } from '@casino/functions/contract/promotions/event.ts';
import { inUtc } from '@casino/functions/contract/rules/calendar.ts';
import type { Promotion } from '@casino/ui/components/PromotionCard/PromotionCard.tsx';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import type { PromotionsState } from '@casino/ui/screens/Promotions/Promotions.types.ts';
import { unreadyState } from '../../lib/remote/failure.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { shownMember } from '../../session/state/session.ts';
import type { WhatsOn } from '../shared/events/nextEvents.ts';
import { toEventKind } from '../shared/events/toEventSummary.ts';

/** A promotion that ends within this many days ends soon. */
const SOON_DAYS = 7;

/** Returns the state of "Promotions": those that have not ended, in the order of the content service. */
export function toPromotions(
  messages: Messages,
  { session, whatsOn, now }: Omit<WhatsOn, 'optedIn'>,
): PromotionsState {
  const shown = shownMember(session);
  if (shown.status !== 'ready') return unreadyState(messages, shown);
  if (shown.data.venue === null) return { status: 'no-venue' };
  if (whatsOn.status !== 'ready') return unreadyState(messages, whatsOn);
  const promotions = whatsOn.data
    .filter(({ kind, endsAt }) => kind === 'promotion' && new Date(endsAt) > now)
    .map((promotion) => toPromotion(promotion, now));
  return promotions.length === 0 ? { status: 'empty' } : { status: 'ready', promotions };
}

/** Returns the moments from which promotions end soon, as ISO instants. */
export function endsSoonFrom(whatsOn: Remote<readonly CasinoEvent[]>): readonly string[] {
  if (whatsOn.status !== 'ready') return [];
  return whatsOn.data.map(({ endsAt }) => soonFrom(endsAt).toISOString());
}

function toPromotion(promotion: CasinoEvent, now: Date): Promotion {
  const { id, title, summary, description, terms, incentive, place, locale } = promotion;
  const { category, startsAt, endsAt } = promotion;
  return {
    id,
    title,
    summary,
    description,
    terms,
    incentive,
    place,
    locale,
    kind: toEventKind(category),
    startsAt,
    endsAt,
    timeZone: VENUE_TIME_ZONE,
    standing: toStanding(promotion, now),
  };
}

function toStanding({ startsAt, endsAt }: CasinoEvent, now: Date): Promotion['standing'] {
  if (new Date(startsAt) > now) return 'upcoming';
  return soonFrom(endsAt) <= now ? 'ends-soon' : 'on';
}

function soonFrom(endsAt: string): Date {
  return inUtc(endsAt).subtract(SOON_DAYS, 'day').toDate();
}
