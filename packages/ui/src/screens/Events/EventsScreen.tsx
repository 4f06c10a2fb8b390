import { Spotlight } from '../../components/Spotlight/Spotlight.tsx';
import { useMessages } from '../../i18n/I18nProvider.tsx';
import { EventsDesktop } from './Events.desktop.tsx';
import { EventsMobile } from './Events.mobile.tsx';
import type { EventsScreenProps } from './Events.types.ts';
import { EventsBody } from './EventsBody.tsx';
import { MonthFilter } from './MonthFilter.tsx';

/** `/events`: the spotlight event, then the other events by month. Specification section 2. */
export function EventsScreen(props: EventsScreenProps) {
  const { layout, state, onMonth } = props;
  const { navigation } = useMessages();
  const Frame = layout === 'desktop' ? EventsDesktop : EventsMobile;
  const ready = state.status === 'ready' ? state : null;
  return (
    <Frame
      title={'venueName' in state ? navigation.titles.eventsAt(state.venueName) : navigation.events}
      filter={ready && <MonthFilter state={ready} onMonth={onMonth} />}
      spotlight={ready?.spotlight && <Spotlight event={ready.spotlight} />}
      list={<EventsBody {...props} />}
    />
  );
}
