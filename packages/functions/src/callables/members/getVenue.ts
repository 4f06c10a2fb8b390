import { getVenueContract, venueOfHomeCasino } from '../../contract/index.ts';
import { defineCallable } from '../../defineCallable.ts';
import { refusal } from '../../wrapper/errors.ts';

/** A casino of the group, for any member. Specification section 7. */
export const getVenue = defineCallable(
  getVenueContract,
  { auth: 'member', rateLimit: { calls: 60, seconds: 60 } },
  async ({ request, services }) => {
    const venue = await services.content.findVenue(venueOfHomeCasino(request.venueId));
    if (venue === null) throw refusal('not-found', 'Unable to find venue details');
    return venue;
  },
);
