import { type ReactNode, useId } from 'react';
import { EventCard } from '../../components/EventCard/EventCard.tsx';
import type { EventSummary } from '../../components/EventCard/event.types.ts';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { SectionHeading } from '../shared/SectionHeading.tsx';

export interface NextEventsProps {
  readonly eventsHref: string;
  readonly children: ReactNode;
}

/** The section of the next events of the member's casino, with a link to all events. */
export function NextEvents({ eventsHref, children }: NextEventsProps) {
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
      {children}
    </section>
  );
}

/** The next events on a desktop. */
export function EventGrid({ events }: { readonly events: readonly EventSummary[] }) {
  return (
    <Grid as="ul" least="26rem">
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} />
        </li>
      ))}
    </Grid>
  );
}
