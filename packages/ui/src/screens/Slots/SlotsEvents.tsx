import { useId } from 'react';
import { EmptyHand } from '../../artwork/EmptyHand.tsx';
import { EventCard } from '../../components/EventCard/EventCard.tsx';
import { EventCardSkeleton } from '../../components/EventCard/EventCardSkeleton.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
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
  const { common, slots: words } = useMessages();
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
        <Card>
          <ErrorState
            title={words.eventsErrorTitle}
            text={state.message}
            headingLevel="h3"
            retryLabel={common.tryAgain}
            onRetry={onRetry}
          />
        </Card>
      );
    case 'empty':
      return (
        <Card>
          <EmptyState
            title={words.emptyTitle}
            text={words.emptyText}
            picture={<EmptyHand />}
            headingLevel="h3"
          />
        </Card>
      );
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
