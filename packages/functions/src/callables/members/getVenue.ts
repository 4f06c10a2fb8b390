import { defineCallable } from '../../composition/defineCallable.ts';
import { getVenueContract, type VenueRecord } from '../../contract/members/getVenue.ts';
import { venueOfHomeCasino } from '../../contract/rules/membership.ts';
import { callableError } from '../../pipeline/errors.ts';

/** A casino, with a summary of the others, for any member. Specification section 7. */
export const getVenue = defineCallable(
  getVenueContract,
  { auth: 'member', rateLimit: { calls: 60, seconds: 60 } },
  async ({ request, services }) => {
    const wanted = venueOfHomeCasino(request.venueId);
    const venues = await services.content.listVenues();
    const venue = venues.find(({ id }) => id === wanted);
    if (!venue) throw callableError('not-found', ({ missing }) => missing.venue);
    const otherVenues = venues.filter(({ id }) => id !== wanted).map(inShort);
    return { ...venue, otherVenues };
  },
);

function inShort(venue: VenueRecord) {
  const { id, pagetitle, logo, address, mapUrl, telephone } = venue;
  const restaurantPage = venue['tv.VenueRestaurantPage'];
  return {
    id,
    pagetitle,
    logo,
    address,
    mapUrl,
    telephone,
    'tv.VenueRestaurantPage': restaurantPage,
  };
}
