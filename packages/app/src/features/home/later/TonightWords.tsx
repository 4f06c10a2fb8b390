import { useFormatters, useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { tonightWords } from '@casino/ui/screens/shared/tonight.ts';
import { endOfEvening, tonightAt } from '../../shared/events/tonightAt.ts';
import { useEventClock } from '../../shared/events/useEventClock.ts';
import { useWhatsOn } from '../../shared/events/useWhatsOn.ts';

/** What is on this evening at the member's casino, after the words before it. Nothing until the events load. */
export function TonightWords() {
  const { rewards } = useMessages();
  const { locale } = useFormatters();
  const whatsOn = useWhatsOn();
  const now = useEventClock(whatsOn, (time) => [endOfEvening(time)]);
  const tonight = whatsOn.status === 'ready' ? tonightAt(whatsOn.data, now) : null;
  return tonight && `\u00a0· ${tonightWords(rewards, locale, tonight)}`;
}
