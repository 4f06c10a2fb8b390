import { useId } from 'react';
import { EventCard } from '../../components/EventCard/EventCard.tsx';
import { EventCardSkeleton } from '../../components/EventCard/EventCardSkeleton.tsx';
import type { ListedEvent } from '../../components/EventCard/event.types.ts';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { CardGrid } from '../../primitives/Grid/CardGrid.tsx';
import { ShowMore } from '../../primitives/ShowMore/ShowMore.tsx';
import { useShown } from '../../primitives/ShowMore/useShown.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { EmptyCard } from '../shared/EmptyCard.tsx';
import { SectionHeading } from '../shared/SectionHeading.tsx';
import { StateBody } from '../shared/StateBody.tsx';
import type { SlotsEventsState } from './Slots.types.ts';

/** Events per page: fills rows of one, two and three. */
const PAGE = 6;

export interface SlotsEventsProps {
  readonly state: SlotsEventsState;
  readonly onRetry: () => void;
}

/** The events of the Slots Club. */
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
  return (
    <StateBody
      state={state}
      loading={words.eventsLoading}
      skeleton={
        <CardGrid size="large">
          <EventCardSkeleton />
          <EventCardSkeleton />
        </CardGrid>
      }
      errorTitle={words.eventsErrorTitle}
      headingLevel="h3"
      onRetry={onRetry}
      show={{
        empty: () => (
          <EmptyCard title={words.emptyTitle} text={words.emptyText} headingLevel="h3" />
        ),
        ready: ({ events }) => <Upcoming events={events} />,
      }}
    />
  );
}

/** The next events, with a button that shows more. */
function Upcoming({ events }: { readonly events: readonly ListedEvent[] }) {
  const words = useMessages().casinoLife.events;
  const [shown, more] = useShown(events.length, PAGE);
  return (
    <Stack gap={6}>
      <CardGrid as="ul" size="large">
        {events.slice(0, shown).map((event) => (
          <li key={event.id}>
            <EventCard event={event} />
          </li>
        ))}
      </CardGrid>
      {events.length > PAGE && (
        <ShowMore
          shown={shown}
          total={events.length}
          label={words.more}
          standing={words.standing(shown, events.length)}
          onMore={more}
        />
      )}
    </Stack>
  );
}
