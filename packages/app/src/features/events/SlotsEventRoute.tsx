import { EventDetailsPage } from './EventDetailsPage.tsx';

/** `/slots/event/{id}`: an event of the slots club, under its header. Specification section 2. */
export function SlotsEventRoute() {
  return <EventDetailsPage club="slots" />;
}
