import { type Membership, venueOfHomeCasino } from '../contract/index.ts';

/**
 * True where a membership is held at `location`. Casino 17 is run by 6, so each stands for the other.
 * Specification section 4.
 */
export function isHeldAt(membership: Membership, location: number): boolean {
  return venueOfHomeCasino(membership.location) === venueOfHomeCasino(location);
}
