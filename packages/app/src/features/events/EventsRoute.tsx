import { useFormatters, useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { EventsScreen } from '@casino/ui/screens/Events/EventsScreen.tsx';
import { useSearchParams } from 'react-router-dom';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { pathTo } from '../../pages/paths.ts';
import { useSession } from '../../session/current/useSession.ts';
import { useEventClock } from '../shared/events/useEventClock.ts';
import { useOptedIn, useWhatsOn } from '../shared/events/useWhatsOn.ts';
import { toEvents } from './toEvents.ts';

/** The query name of the chosen month, such as `2026-12`. */
const MONTH_QUERY = 'month';

/** `/events`: What’s On at the member's casino. Specification section 2. */
export function EventsRoute() {
  const messages = useMessages();
  const session = useSession();
  const whatsOn = useWhatsOn();
  const optedIn = useOptedIn();
  const [query, setQuery] = useSearchParams();
  const choose = (month: string | null) =>
    setQuery(month === null ? {} : { [MONTH_QUERY]: month }, { replace: true });
  const all = { session, whatsOn, optedIn, now: useEventClock(whatsOn) };
  return (
    <EventsScreen
      layout={useLayout()}
      state={toEvents(messages, all, query.get(MONTH_QUERY), useFormatters().locale)}
      onMonth={choose}
      onRetry={whatsOn.retry}
      supportHref={pathTo('support')}
    />
  );
}
