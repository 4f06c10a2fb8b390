import { useId, useState } from 'react';
import { EventCard } from '../../components/EventCard/EventCard.tsx';
import { EventCardSkeleton } from '../../components/EventCard/EventCardSkeleton.tsx';
import type { EventSummary } from '../../components/EventCard/event.types.ts';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { ShowMore } from '../../primitives/ShowMore/ShowMore.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { EmptyCard } from '../shared/EmptyCard.tsx';
import { FailedCard } from '../shared/FailedCard.tsx';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import type { SlotsEventsState } from './Slots.types.ts';

/** How many of the club's events are shown at once: full rows of one, two and three. */
const PAGE = 6;

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
      return <Upcoming events={state.events} />;
  }
}

/** The next of them, and the others when they are asked for. */
function Upcoming({ events }: { readonly events: readonly EventSummary[] }) {
  const words = useMessages().casinoLife.events;
  const [limit, setLimit] = useState(PAGE);
  const shown = events.slice(0, limit);
  return (
    <Stack gap={6}>
      <Grid as="ul" least="24rem">
        {shown.map((event) => (
          <li key={event.id}>
            <EventCard event={event} />
          </li>
        ))}
      </Grid>
      {events.length > PAGE && (
        <ShowMore
          shown={shown.length}
          total={events.length}
          label={words.more}
          standing={words.standing(shown.length, events.length)}
          onMore={() => setLimit(limit + PAGE)}
        />
      )}
    </Stack>
  );
}
