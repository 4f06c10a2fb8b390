import { type Membership, venueOfHomeCasino } from '../contract/index.ts';

/**
 * True where a membership is held at `location`. Casino 17 is run by 6, so each stands for the other.
 * Specification section 4.
 */
export function isHeldAt(membership: Pick<Membership, 'location'>, location: number): boolean {
  return venueOfHomeCasino(membership.location) === venueOfHomeCasino(location);
}

/**
 * The one among the caller's own memberships that a request names, or undefined: what a request says is
 * compared, never believed.
 */
export function findOwn<Held extends { readonly membership: Membership }>(
  own: readonly Held[],
  named: { readonly location: number; readonly crmId: string },
): Held | undefined {
  return own.find(
    ({ membership }) => membership.crmId === named.crmId && isHeldAt(membership, named.location),
  );
}
