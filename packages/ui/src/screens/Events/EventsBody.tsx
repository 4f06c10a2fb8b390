import { useState } from 'react';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ChoiceChips } from '../../primitives/ChoiceChips/ChoiceChips.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { EmptyCard } from '../shared/EmptyCard.tsx';
import { NoVenueCard } from '../shared/NoVenueCard.tsx';
import { StateBody } from '../shared/StateBody.tsx';
import { EventMonths } from './EventMonths.tsx';
import type { EventsScreenProps, EventsState } from './Events.types.ts';
import { type EventGroup, groupsIn, selectEvents } from './eventGroups.ts';

type Ready = Extract<EventsState, { status: 'ready' }>;

/** Rows of the skeleton. */
const ROWS = ['1', '2', '3', '4'];

/** The list of events, or the state of its loading. */
export function EventsBody({ layout, state, onMonth, onRetry, supportHref }: EventsScreenProps) {
  const words = useMessages().casinoLife.events;
  return (
    <StateBody
      state={state}
      loading={words.loading}
      skeleton={
        <Stack gap={6}>
          <Skeleton height="18rem" />
          {ROWS.map((row) => (
            <Skeleton key={row} height="5.5rem" />
          ))}
        </Stack>
      }
      errorTitle={words.errorTitle}
      onRetry={onRetry}
      show={{
        'no-venue': () => <NoVenueCard supportHref={supportHref} />,
        empty: () => <EmptyCard title={words.emptyTitle} text={words.emptyText} />,
        ready: (ready) => <Listed layout={layout} state={ready} onMonth={onMonth} />,
      }}
    />
  );
}

function Listed({
  layout,
  state,
  onMonth,
}: { readonly state: Ready } & Pick<EventsScreenProps, 'layout' | 'onMonth'>) {
  const words = useMessages().casinoLife.events;
  const [chosen, setChosen] = useState<ReadonlySet<EventGroup>>(new Set());
  const groups = groupsIn(state.events, chosen);
  const events = selectEvents(state.events, chosen);
  if (groups.length > 0) {
    return (
      <Stack gap={6}>
        <ChoiceChips
          label={words.kinds}
          choices={groups.map((value) => ({ value, label: words.kind[value] }))}
          chosen={[...chosen]}
          onChoose={(next) => setChosen(new Set(next))}
        />
        {events.length > 0 ? (
          <EventMonths layout={layout} events={events} filtered />
        ) : (
          <EmptyCard
            title={words.emptyKindsTitle}
            text={words.emptyKindsText}
            action={
              <Button variant="secondary" onClick={() => setChosen(new Set())}>
                {words.showAllKinds}
              </Button>
            }
          />
        )}
      </Stack>
    );
  }
  if (events.length > 0) return <EventMonths layout={layout} events={events} filtered={false} />;
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
