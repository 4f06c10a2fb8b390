import type { Restaurant } from '@casino/functions/contract';
import type { RemoteQuery } from '../../lib/useRemote.ts';
import { useKept } from '../../session/useKept.ts';
import { useShownMember } from '../../session/useSession.ts';

/**
 * The restaurant of the member's casino; until it comes, the copy on this device. Not asked for where the
 * venue names no restaurant page. Section 7.
 */
export function useRestaurant(): RemoteQuery<Restaurant> {
  const venue = useShownMember()?.venue;
  const venueId = venue?.['tv.VenueRestaurantPage'] ? venue.id : null;
  return useKept<Restaurant>(
    `restaurant-1.${venueId ?? 0}`,
    venueId === null ? null : [],
    async () => {
      const { call } = await import('../../lib/api.ts');
      return call('members-getRestaurant', {
        venueId: venueId ?? 0,
      });
    },
  );
}
