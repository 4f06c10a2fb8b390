import { defineCallable } from '../../composition/defineCallable.ts';
import { optInToEventContract } from '../../contract/promotions/optInToEvent.ts';
import { homeVenueId } from '../../domain/members/memberships.ts';
import { rsvpRefusal } from '../../domain/venues/events.ts';
import { callableError } from '../../pipeline/errors.ts';
import { dayText } from '../../words/dates.ts';
import { wordsIn } from '../../words/wordsIn.ts';

/**
 * Adds the caller to the list of an event at their home casino. Of concurrent or repeated calls only one succeeds; the others
 * reply that the caller is on the list. Specification section 7.
 */
export const optInToEvent = defineCallable(
  optInToEventContract,
  {
    auth: 'member',
    rateLimit: { calls: 30, seconds: 60, shared: true },
    checkSession: true,
    promotionFree: 'refused',
  },
  async ({ caller, request, services, now, language }) => {
    const own = caller.admissions.find(
      ({ member }) => member.customer_number === request.customerNumber,
    );
    if (!own) throw callableError('permission-denied');
    const venueId = homeVenueId(own.member);
    if (venueId === null) throw callableError('permission-denied');
    const [venue, event] = await Promise.all([
      services.content.findVenue(venueId),
      services.content.findEvent(request.uri),
    ]);
    if (venue?.pagetitle !== request.homeCasinoName) throw callableError('permission-denied');
    if (event?.venueId !== venueId) {
      throw callableError('not-found', ({ missing }) => missing.event);
    }

    const { guestList } = wordsIn(language).replies;
    const refused = rsvpRefusal(event, now);
    if (refused !== null) return { success: false, message: guestList[refused](event.title) };
    const added = await services.optIns.add({
      eventId: event.id,
      crmId: own.membership.crmId,
      uid: caller.uid,
      venueId,
      optedInAt: now,
    });
    const say = added ? guestList.added : guestList.already;
    return { success: added, message: say(event.title, dayText(event.startsAt, language)) };
  },
);
