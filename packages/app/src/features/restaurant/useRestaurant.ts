import type { Restaurant } from '@casino/functions/contract/members/getRestaurant.ts';
import { call } from '../../lib/calls/api.ts';
import type { RemoteQuery } from '../../lib/calls/useRemote.ts';
import { useShownMember } from '../../session/current/useSession.ts';
import { useMemberData } from '../../session/memberData/useMemberData.ts';

/** The restaurant of the member's casino. Nothing loads if the venue names no restaurant page. Section 7. */
export function useRestaurant(): RemoteQuery<Restaurant> {
  const venue = useShownMember()?.venue;
  return useMemberData(
    venue?.['tv.VenueRestaurantPage'] ? ['restaurant-2', venue.id] : null,
    ([, venueId]) => call('members-getRestaurant', { venueId }),
  );
}
