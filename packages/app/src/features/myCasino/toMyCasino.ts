import type { Venue } from '@casino/functions/contract/members/getVenue.ts';
import type { CasinoEvent } from '@casino/functions/contract/promotions/event.ts';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import type { MyCasinoState, VenueInShort } from '@casino/ui/screens/MyCasino/MyCasino.types.ts';
import { unreadyState } from '../../lib/remote/failure.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { type Session, shownMember } from '../../session/state/session.ts';
import { tonightAt } from '../shared/events/tonightAt.ts';
import { kitchenUntil } from '../shared/venues/kitchenUntil.ts';
import { openingAt } from '../shared/venues/openingAt.ts';
import { skyAt } from '../shared/venues/skyAt.ts';

/**
 * Returns the state of "My Casino" at `now`, from the venue that loads with the member. The events may load later, or
 * never. Specification section 4.
 */
export function toMyCasino(
  messages: Messages,
  session: Session,
  whatsOn: Remote<readonly CasinoEvent[]>,
  now: Date,
): MyCasinoState {
  const shown = shownMember(session);
  if (shown.status !== 'ready') return unreadyState(messages, shown);
  const { venue } = shown.data;
  if (venue === null) return { status: 'no-venue' };
  const { intro, locale, openingHours, openingSchedule, kitchenSchedule, email, otherVenues } =
    venue;
  return {
    status: 'ready',
    venue: {
      ...inShort(venue),
      intro,
      locale,
      openingHours,
      opening: openingSchedule ? openingAt(openingSchedule, now) : null,
      tonight: whatsOn.status === 'ready' ? tonightAt(whatsOn.data, now) : null,
      kitchenUntil: kitchenSchedule ? kitchenUntil(kitchenSchedule, now) : null,
      sky: skyAt(now),
      email,
      rules: textLines(venue.RulesOfCasino),
    },
    otherVenues: otherVenues.map(inShort),
  };
}

function inShort(venue: Venue['otherVenues'][number]): VenueInShort {
  const { id, pagetitle: name, logo: emblem, address, mapUrl, telephone } = venue;
  return { id, name, emblem, address, mapUrl, telephone };
}

function textLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
