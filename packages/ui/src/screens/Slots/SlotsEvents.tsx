import { useId } from 'react';
import { EventCard } from '../../components/EventCard/EventCard.tsx';
import { EventCardSkeleton } from '../../components/EventCard/EventCardSkeleton.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { EmptyCard } from '../EmptyCard.tsx';
import { FailedCard } from '../FailedCard.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import type { SlotsEventsState } from './Slots.types.ts';

export interface SlotsEventsProps {
  readonly state: SlotsEventsState;
  readonly onRetry: () => void;
}

/** What is on for the club. */
export function SlotsEvents(props: SlotsEventsProps) {
  const { slots: words } = useMessages();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={words.eventsTitle} />
      <List {...props} />
    </section>
  );
}

function List({ state, onRetry }: SlotsEventsProps) {
  const { slots: words } = useMessages();
  switch (state.status) {
    case 'loading':
      return (
        <LoadingRegion label={words.eventsLoading}>
          <Grid least="24rem">
            <EventCardSkeleton />
            <EventCardSkeleton />
          </Grid>
        </LoadingRegion>
      );
    case 'error':
      return (
        <FailedCard
          title={words.eventsErrorTitle}
          text={state.message}
          headingLevel="h3"
          onRetry={onRetry}
        />
      );
    case 'empty':
      return <EmptyCard title={words.emptyTitle} text={words.emptyText} headingLevel="h3" />;
    case 'ready':
      return (
        <Grid as="ul" least="24rem">
          {state.events.map((event) => (
            <li key={event.id}>
              <EventCard event={event} />
            </li>
          ))}
        </Grid>
      );
  }
}
