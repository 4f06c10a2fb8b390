import { useId } from 'react';
import { EventCard } from '../../components/EventCard/EventCard.tsx';
import type { EventSummary } from '../../components/EventCard/event.types.ts';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { SectionHeading } from '../shared/SectionHeading.tsx';

export interface NextEventsProps {
  /** At least one. */
  readonly events: readonly EventSummary[];
  readonly eventsHref: string;
}

/** The next events of the member's casino, with a link to all events. */
export function NextEvents({ events, eventsHref }: NextEventsProps) {
  const { home } = useMessages().rewards;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={home.eventsTitle}
        action={
          <TextLink standalone href={eventsHref}>
            {home.allEvents}
          </TextLink>
        }
      />
      <Grid as="ul" least="26rem">
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} />
          </li>
        ))}
      </Grid>
    </section>
  );
}
