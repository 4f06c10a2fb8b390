import type { CasinoEvent } from '@casino/functions/contract/promotions/event.ts';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import type { EventsState } from '@casino/ui/screens/Events/Events.types.ts';
import { unreadyState } from '../../lib/remote/failure.ts';
import { shownMember } from '../../session/state/session.ts';
import { upcomingEvents, type WhatsOn } from '../shared/events/nextEvents.ts';
import { toEventSummary } from '../shared/events/toEventSummary.ts';
import { toSeries } from '../shared/events/toSeries.ts';
import { monthLabel, monthsBetween, venueMonth } from './months.ts';

/**
 * Returns the state of "What’s On at": the events that have not ended, the spotlight event first. `wanted` is
 * the month in the address; a month that is not in the list is ignored. `locale` is the language of the months.
 */
export function toEvents(
  messages: Messages,
  { session, whatsOn, optedIn, now }: WhatsOn,
  wanted: string | null,
  locale: string,
): EventsState {
  const shown = shownMember(session);
  if (shown.status !== 'ready') return unreadyState(messages, shown);
  const { venue } = shown.data;
  if (venue === null) return { status: 'no-venue' };
  if (whatsOn.status !== 'ready') return unreadyState(messages, whatsOn);
  const upcoming = upcomingEvents(whatsOn.data, 'casino', now);
  const last = upcoming.at(-1);
  if (last === undefined) return { status: 'empty', venueName: venue.pagetitle };

  const months = monthsBetween(venueMonth(now), venueMonth(new Date(last.startsAt)));
  const month = months.find((each) => each === wanted) ?? null;
  const inMonth = ({ startsAt }: CasinoEvent) =>
    month === null || venueMonth(new Date(startsAt)) === month;
  const listed = upcoming.filter(inMonth);
  const spotlight = listed.find((event) => event['tv.spotlightEvent']);
  const toSummary = (event: CasinoEvent) => toEventSummary(event, optedIn, now);
  return {
    status: 'ready',
    venueName: venue.pagetitle,
    months: months.map((value) => ({ value, label: monthLabel(locale, value) })),
    month,
    spotlight: spotlight ? toSummary(spotlight) : null,
    events: toSeries(listed.filter((event) => event !== spotlight).map(toSummary)),
  };
}
