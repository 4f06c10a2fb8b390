import { EveningWords } from '@casino/ui/screens/shared/EveningWords.tsx';
import { useEveningWords } from '@casino/ui/screens/shared/useEveningWords.tsx';
import { useShownMember } from '../../../session/current/useSession.ts';
import { tonightAt } from '../../shared/events/tonightAt.ts';
import { useEventClock } from '../../shared/events/useEventClock.ts';
import { useWhatsOn } from '../../shared/events/useWhatsOn.ts';
import { endOfEvening } from '../../shared/venues/evening.ts';
import { kitchenMoments, kitchenUntil } from '../../shared/venues/kitchenUntil.ts';

/** What is on this evening at the member's casino, after the words before it. */
export function TonightWords() {
  const whatsOn = useWhatsOn();
  const kitchen = useShownMember()?.venue?.kitchenSchedule ?? null;
  const now = useEventClock(whatsOn, (time) => [
    endOfEvening(time),
    ...(kitchen ? kitchenMoments(kitchen, time) : []),
  ]);
  const tonight = whatsOn.status === 'ready' ? tonightAt(whatsOn.data, now) : null;
  const evening = useEveningWords(tonight, kitchen && kitchenUntil(kitchen, now));
  return evening && <EveningWords>{evening}</EveningWords>;
}
