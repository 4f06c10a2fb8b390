import { EventDetailsPage } from './EventDetailsPage.tsx';

/** `/events/{id}`: an event of the member's casino. Specification section 2. */
export function EventDetailsRoute() {
  return <EventDetailsPage club="casino" />;
}
