import { defineCallable } from '../../composition/defineCallable.ts';
import { getPromotionsContract } from '../../contract/promotions/getPromotions.ts';
import { inUtc } from '../../contract/rules/calendar.ts';
import { venueOfHomeCasino } from '../../contract/rules/membership.ts';
import { isPromotionFree } from '../../contract/rules/saferGambling.ts';

/** A link to an event works for this many days after the event ends. */
const KEPT_DAYS = 30;

/**
 * The events and promotions of a casino, with the caller's opt-ins. Without promotions in promotion-free
 * mode. Specification section 7.
 */
export const getPromotions = defineCallable(
  getPromotionsContract,
  { auth: 'member', rateLimit: { calls: 60, seconds: 60 } },
  async ({ caller, request, services, now }) => {
    const since = inUtc(now).subtract(KEPT_DAYS, 'day').toDate();
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
