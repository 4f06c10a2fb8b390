import { getPromotionsContract, isPromotionFree, venueOfHomeCasino } from '../../contract/index.ts';
import { defineCallable } from '../../defineCallable.ts';

/** A link to an event stays good for this long after its end. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

/**
 * What is on at a casino of the group, and whether the caller opted in to it; without promotions for one
 * in promotion-free mode. Specification section 7.
 */
export const getPromotions = defineCallable(
  getPromotionsContract,
  { auth: 'member', rateLimit: { calls: 60, seconds: 60 } },
  async ({ caller, request, services, now }) => {
    const since = new Date(now.getTime() - KEPT_MS);
    const [events, optedIn] = await Promise.all([
      services.content.listEvents(venueOfHomeCasino(request.venueId), since),
      services.optIns.eventIdsOf(caller.admissions.map(({ membership }) => membership.crmId)),
    ]);
    const shown = isPromotionFree(caller.person)
      ? events.filter(({ kind }) => kind !== 'promotion')
      : events;
    return shown.map(({ venueId, ...event }) => ({ ...event, optedIn: optedIn.has(event.id) }));
  },
);
