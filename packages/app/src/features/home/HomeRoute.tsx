import { HomeScreen, useMessages } from '@casino/ui';
import { useState } from 'react';
import { useLayout } from '../../lib/mediaQuery.ts';
import { deviceStorage } from '../../lib/storage.ts';
import { useWakeLock } from '../../lib/useWakeLock.ts';
import { pathTo } from '../../paths.ts';
import { useSession, useShownMember } from '../../session/useSession.ts';
import { useBenefits } from '../benefits/useBenefits.ts';
import { useOptedIn, useWhatsOn } from '../events/useWhatsOn.ts';
import { useVouchers } from '../offers/useVouchers.ts';
import { toHome } from './toHome.ts';
import { useKeptFrame } from './useKeptFrame.ts';

/** `/`: the member's rewards. Specification section 2. */
export function HomeRoute() {
  const messages = useMessages();
  const session = useSession();
  const uid = useShownMember()?.uid ?? '';
  const vouchers = useVouchers();
  const benefits = useBenefits();
  const [turned, setTurned] = useState(false);
  useWakeLock(turned);
  const sources = {
    vouchers,
    benefits,
    whatsOn: useWhatsOn(),
    optedIn: useOptedIn(),
    savedAt: deviceStorage.copySavedAt(uid, 'session-1'),
    now: new Date(),
  };
  const state = toHome(messages, session, sources);
  useKeptFrame(state, turned);
  return (
    <HomeScreen
      layout={useLayout()}
      state={state}
      offersHref={pathTo('offers')}
      eventsHref={pathTo('events')}
      benefitsHref={pathTo('benefits')}
      settingsHref={pathTo('settings')}
      onCardTurn={setTurned}
      onRetry={() => window.location.reload()}
      onRetryOffers={vouchers.retry}
    />
  );
}
