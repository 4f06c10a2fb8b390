import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { SlotsScreen } from '@casino/ui/screens/Slots/SlotsScreen.tsx';
import { useState } from 'react';
import { useWakeLock } from '../../lib/device/useWakeLock.ts';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { useSession } from '../../session/current/useSession.ts';
import { useAsOf } from '../../session/memberData/useAsOf.ts';
import { useEventClock } from '../shared/events/useEventClock.ts';
import { useOptedIn, useWhatsOn } from '../shared/events/useWhatsOn.ts';
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
