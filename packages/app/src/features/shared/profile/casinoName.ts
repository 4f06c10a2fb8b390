import type { Venue } from '@casino/functions/contract/members/getVenue.ts';
import { venueOfHomeCasino } from '@casino/functions/contract/rules/membership.ts';

/** The name of a casino of the group; null if it is unknown. `venue` is the one that the app shows. */
export function casinoName(venue: Venue | null, casino: number | null): string | null {
  if (venue === null || casino === null) return null;
  const id = venueOfHomeCasino(casino);
  return [venue, ...venue.otherVenues].find((each) => each.id === id)?.pagetitle ?? null;
}
