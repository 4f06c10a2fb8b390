import { useFormatters, useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { EveningWords } from '@casino/ui/screens/shared/EveningWords.tsx';
import { eveningWords } from '@casino/ui/screens/shared/tonight.ts';
import { tonightAt } from '../../shared/events/tonightAt.ts';
import { useEventClock } from '../../shared/events/useEventClock.ts';
import { useWhatsOn } from '../../shared/events/useWhatsOn.ts';
import { endOfEvening } from '../../shared/venues/evening.ts';
import { kitchenMoments, kitchenUntil } from '../../shared/venues/kitchenUntil.ts';
import { useKitchenSchedule } from '../../shared/venues/useKitchenSchedule.ts';

/** What is on this evening at the member's casino, after the words before it. Each part loads on its own. */
export function TonightWords() {
  const { rewards } = useMessages();
  const { locale } = useFormatters();
  const whatsOn = useWhatsOn();
  const kitchen = useKitchenSchedule();
  const now = useEventClock(whatsOn, (time) => [
    endOfEvening(time),
    ...(kitchen ? kitchenMoments(kitchen, time) : []),
  ]);
  const tonight = whatsOn.status === 'ready' ? tonightAt(whatsOn.data, now) : null;
  const evening = eveningWords(rewards, locale, tonight, kitchen && kitchenUntil(kitchen, now));
  return evening && <EveningWords>{evening}</EveningWords>;
}
