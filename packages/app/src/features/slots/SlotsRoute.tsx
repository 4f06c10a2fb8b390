import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { SlotsScreen } from '@casino/ui/screens/Slots/SlotsScreen.tsx';
import { useState } from 'react';
import { useLayout } from '../../lib/mediaQuery.ts';
import { useWakeLock } from '../../lib/useWakeLock.ts';
import { useAsOf } from '../../session/useAsOf.ts';
import { useSession } from '../../session/useSession.ts';
import { useEventClock } from '../events/useEventClock.ts';
import { useOptedIn, useWhatsOn } from '../events/useWhatsOn.ts';
import { toSlots } from './toSlots.ts';

/** `/slots`: the Slots Club. Specification section 2. */
export function SlotsRoute() {
  const messages = useMessages();
  const whatsOn = useWhatsOn();
  const [turned, setTurned] = useState(false);
  useWakeLock(turned);
  const now = useEventClock(whatsOn);
  const sources = { whatsOn, optedIn: useOptedIn(), asOf: useAsOf(), now };
  return (
    <SlotsScreen
      layout={useLayout()}
      state={toSlots(messages, useSession(), sources)}
      onRetry={() => window.location.reload()}
      onRetryEvents={whatsOn.retry}
      onCardTurn={setTurned}
    />
  );
}
