import { EventCard } from '../../components/EventCard/EventCard.tsx';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { EventsSection } from './EventsSection.tsx';
import type { NextEventsProps } from './Home.types.ts';

/** The next events in columns. The featured one is above the offers. */
export function NextEventsDesktop({ events, eventsHref }: NextEventsProps) {
  if (events.length === 0) return null;
  return (
    <EventsSection eventsHref={eventsHref}>
      <Grid as="ul" least="26rem">
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} />
          </li>
        ))}
      </Grid>
    </EventsSection>
  );
}
