import { useMessages } from '../../i18n/I18nProvider.tsx';
import { CasinoPage } from '../frames/CasinoPage.tsx';
import type { EventsScreenProps, EventsState } from './Events.types.ts';
import { EventsBody } from './EventsBody.tsx';
import { MonthFilter } from './MonthFilter.tsx';

/**
 * `/events`: the spotlight event, and what else is on, by month. The narrow window's header holds the
 * title. Specification section 2.
 */
export function EventsScreen({ layout, ...body }: EventsScreenProps) {
  const title = useTitle(body.state);
  const filter = body.state.status === 'ready' && (
    <MonthFilter state={body.state} onMonth={body.onMonth} />
  );
  return (
    <CasinoPage
      layout={layout}
      title={layout === 'desktop' ? title : null}
      {...(layout === 'desktop' && { aside: filter })}
    >
      <EventsBody {...body} filter={layout === 'mobile' ? filter : null} />
    </CasinoPage>
  );
}

function useTitle(state: EventsState): string {
  const { navigation } = useMessages();
  return 'venueName' in state ? navigation.titles.eventsAt(state.venueName) : navigation.events;
}
