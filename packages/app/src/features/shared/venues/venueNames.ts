import type { MemberData } from '../../../session/state/session.ts';

/** The names of venues by their id. */
export type VenueNames = ReadonlyMap<number, string>;

/** The names of the member's casino and of the others. */
export function toVenueNames(venue: MemberData['venue']): VenueNames {
  const venues = venue === null ? [] : [venue, ...venue.otherVenues];
  return new Map(venues.map(({ id, pagetitle }) => [id, pagetitle]));
}
