import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { EventDetailsScreen } from '@casino/ui/screens/EventDetails/EventDetailsScreen.tsx';
import { useParams } from 'react-router-dom';
import { canShare } from '../../lib/device/share.ts';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { pathTo } from '../../pages/paths.ts';
import { useSession } from '../../session/current/useSession.ts';
import { useEventClock } from '../shared/events/useEventClock.ts';
import { useOptedIn, useWhatsOn } from '../shared/events/useWhatsOn.ts';
import { usePageSubject } from '../shared/page/usePageSubject.ts';
import { type Club, findEvent, toEventDetails } from './toEventDetails.ts';
import { useEventTools } from './useEventTools.ts';
import { useRsvp } from './useRsvp.tsx';

/** The page of an event, for the casino and for its slots club. */
export function EventDetailsPage({ club }: { readonly club: Club }) {
  const messages = useMessages();
  const { id = '' } = useParams();
  const whatsOn = useWhatsOn();
  const all = {
    session: useSession(),
    whatsOn,
    optedIn: useOptedIn(),
    now: useEventClock(whatsOn),
  };
  const event = findEvent(all, id, club);
  const rsvp = useRsvp(event, whatsOn.retry);
  const tools = useEventTools(event);
  const state = toEventDetails(messages, all, event, rsvp.outcome);
  usePageSubject(state.status === 'ready' ? state.event.title : null);
  return (
    <EventDetailsScreen
      layout={useLayout()}
      state={state}
      club={club}
      backHref={pathTo(club === 'slots' ? 'slots' : 'events')}
      supportHref={pathTo('support')}
      canShare={canShare()}
      onRsvp={rsvp.send}
      onAddToCalendar={tools.addToCalendar}
      onShare={tools.share}
      onRetry={whatsOn.retry}
    />
  );
}
