import type { Restaurant } from '@casino/functions/contract';
import type { Messages, RestaurantState } from '@casino/ui';
import { failureText, type Remote } from '../../lib/remote.ts';
import { type Session, shownData } from '../../session/session.ts';

/** Returns the state of the restaurant's page: `none` for a venue without one. Specification section 3. */
export function toRestaurant(
  messages: Messages,
  session: Session,
  remote: Remote<Restaurant>,
): RestaurantState {
  const data = shownData(session);
  if (data === null) return { status: 'loading' };
  const { venue } = data;
  if (venue === null) return { status: 'no-venue' };
  const none: RestaurantState = { status: 'none', venueName: venue.pagetitle };
  if (venue['tv.VenueRestaurantPage'] === '') return none;
  if (remote.status === 'loading') return { status: 'loading' };
  if (remote.status === 'error') {
    if (remote.code === 'not-found') return none;
    return { status: 'error', message: failureText(messages, remote.code) };
  }
  const { venueId, ...restaurant } = remote.data;
  return restaurant.menus.length === 0 ? none : { status: 'ready', restaurant };
}
