import type { ReactNode } from 'react';
import { EventCardSkeleton } from '../../components/EventCard/EventCardSkeleton.tsx';
import { Spotlight } from '../../components/Spotlight/Spotlight.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { LoadingRegion } from '../../primitives/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { EmptyCard } from '../shared/EmptyCard.tsx';
import { FailedCard } from '../shared/FailedCard.tsx';
import { NoVenueCard } from '../shared/NoVenueCard.tsx';
import { EventMonths } from './EventMonths.tsx';
import type { EventsScreenProps, EventsState } from './Events.types.ts';

type Ready = Extract<EventsState, { status: 'ready' }>;

export interface EventsBodyProps extends Omit<EventsScreenProps, 'layout'> {
  /** Between the spotlight and the list, where it does not stand beside the heading. */
  readonly filter: ReactNode;
}

/** What is on, or what stands in its place. */
export function EventsBody({ state, onMonth, onRetry, supportHref, filter }: EventsBodyProps) {
  const words = useMessages().casinoLife.events;
  switch (state.status) {
    case 'loading':
      return (
        <LoadingRegion label={words.loading}>
          <Stack gap={6}>
            <Skeleton height="18rem" />
            <Grid least="22rem">
              <EventCardSkeleton />
              <EventCardSkeleton />
              <EventCardSkeleton />
            </Grid>
          </Stack>
        </LoadingRegion>
      );
    case 'error':
      return <FailedCard title={words.errorTitle} text={state.message} onRetry={onRetry} />;
    case 'no-venue':
      return <NoVenueCard supportHref={supportHref} />;
    case 'empty':
      return <EmptyCard title={words.emptyTitle} text={words.emptyText} />;
    case 'ready':
      return (
        <>
          {state.spotlight && <Spotlight event={state.spotlight} />}
          {filter}
          <Listed state={state} onMonth={onMonth} />
        </>
      );
  }
}

function Listed({
  state,
  onMonth,
}: { readonly state: Ready } & Pick<EventsScreenProps, 'onMonth'>) {
  const words = useMessages().casinoLife.events;
  if (state.events.length > 0) return <EventMonths events={state.events} />;
  if (state.spotlight || state.month === null) return null;
  const month = state.months.find(({ value }) => value === state.month)?.label ?? '';
  return (
    <EmptyCard
      title={words.emptyMonthTitle(month)}
      text={words.emptyMonthText}
      action={
        <Button variant="secondary" onClick={() => onMonth(null)}>
          {words.showAll}
        </Button>
      }
    />
  );
}
