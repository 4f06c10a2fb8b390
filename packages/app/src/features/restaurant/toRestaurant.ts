import type { Restaurant } from '@casino/functions/contract/members/getRestaurant.ts';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import type { RestaurantState } from '@casino/ui/screens/Restaurant/Restaurant.types.ts';
import { unreadyState } from '../../lib/remote/failure.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { type Session, shownMember } from '../../session/state/session.ts';

/** Returns the state of the restaurant's page: `none` for a venue without one, with the casinos that have one. Specification section 3. */
export function toRestaurant(
  messages: Messages,
  session: Session,
  remote: Remote<Restaurant>,
): RestaurantState {
  const shown = shownMember(session);
  if (shown.status !== 'ready') return unreadyState(messages, shown);
  const { venue } = shown.data;
  if (venue === null) return { status: 'no-venue' };
  const none: RestaurantState = {
    status: 'none',
    venueName: venue.pagetitle,
    telephone: venue.telephone,
    others: venue.otherVenues
      .filter((other) => other['tv.VenueRestaurantPage'])
      .map(({ id, pagetitle: name, telephone }) => ({ id, name, telephone })),
  };
  if (venue['tv.VenueRestaurantPage'] === '') return none;
  if (remote.status === 'error' && remote.code === 'not-found') return none;
  if (remote.status !== 'ready') return unreadyState(messages, remote);
  const { venueId, ...restaurant } = remote.data;
  if (restaurant.menus.length === 0) return none;
  return { status: 'ready', restaurant: { ...restaurant, emblem: venue.logo } };
}
