import { defineCallable } from '../../composition/defineCallable.ts';
import { getRestaurantContract } from '../../contract/members/getRestaurant.ts';
import { venueOfHomeCasino } from '../../contract/rules/membership.ts';
import { callableError } from '../../pipeline/errors.ts';

/** The restaurant of a casino, for any member. Specification section 7. */
export const getRestaurant = defineCallable(
  getRestaurantContract,
  { auth: 'member', rateLimit: { calls: 60, seconds: 60 } },
  async ({ request, services }) => {
    const venueId = venueOfHomeCasino(request.venueId);
    const restaurant = await services.content.findRestaurant(venueId);
    if (restaurant === null) throw callableError('not-found', ({ missing }) => missing.restaurant);
    return restaurant;
  },
);
