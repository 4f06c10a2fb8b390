import { type Membership, venueOfHomeCasino } from '../contract/index.ts';

/**
 * True if a membership is held at `location`. Casino 17 is run by 6, so the two are equal. Specification
 * section 4.
 */
export function isHeldAt(membership: Pick<Membership, 'location'>, location: number): boolean {
  return venueOfHomeCasino(membership.location) === venueOfHomeCasino(location);
}

/**
 * The caller's own membership that a request names, or undefined. The request is only compared, never
 * trusted.
 */
export function findOwn<Held extends { readonly membership: Membership }>(
  own: readonly Held[],
  named: { readonly location: number; readonly crmId: string },
): Held | undefined {
  return own.find(
    ({ membership }) => membership.crmId === named.crmId && isHeldAt(membership, named.location),
  );
}
