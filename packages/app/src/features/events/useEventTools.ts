import type { CasinoEvent } from '@casino/functions/contract/promotions/event.ts';
import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { useToast } from '@casino/ui/primitives/Toast/ToastQueueProvider.tsx';
import { download } from '../../lib/device/download.ts';
import { shareLink } from '../../lib/device/share.ts';
import { pathTo } from '../../pages/paths.ts';
import { useShownMember } from '../../session/current/useSession.ts';
import { calendarFile } from './calendarFile.ts';

/** The actions on an event's page. */
export interface EventTools {
  readonly addToCalendar: () => void;
  readonly share: () => Promise<void>;
}

export function useEventTools(event: CasinoEvent | null): EventTools {
  const words = useMessages().casinoLife.eventDetails;
  const venueName = useShownMember()?.venue?.pagetitle ?? '';
  const showToast = useToast();
  const url = event ? `${window.location.origin}${pathTo('event', { id: event.id })}` : '';

  return {
    addToCalendar: () => {
      if (!event) return;
      const { id, title, summary, terms, place } = event;
      const file = calendarFile(
        {
          id,
          title,
          text: `${summary}\n\n${terms}`,
          place: `${place}, ${venueName}`,
          url,
          startsAt: new Date(event.startsAt),
          endsAt: new Date(event.endsAt),
        },
        new Date(),
      );
      download(`${id}.ics`, 'text/calendar;charset=utf-8', file);
    },
    share: async () => {
      if (!event) return;
      const outcome = await shareLink(event.title, url);
      if (outcome === 'copied') showToast({ tone: 'success', text: words.linkCopied });
      if (outcome === 'failed') showToast({ tone: 'danger', text: words.notShared });
    },
  };
}
