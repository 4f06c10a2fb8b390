import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { HomeScreen } from '@casino/ui/screens/Home/HomeScreen.tsx';
import { memo, useEffect, useState } from 'react';
import { useKeptFrame } from '../../firstFrame/useKeptFrame.ts';
import { useLayout } from '../../lib/mediaQuery.ts';
import { tabStorage } from '../../lib/storage.ts';
import { useStableValue } from '../../lib/useStableValue.ts';
import { useWakeLock } from '../../lib/useWakeLock.ts';
import { pathTo } from '../../paths.ts';
import { useAsOf } from '../../session/useAsOf.ts';
import { useSession, useShownMember } from '../../session/useSession.ts';
import { useBenefits } from '../benefits/useBenefits.ts';
import { useEventClock } from '../events/useEventClock.ts';
import { useOptedIn, useWhatsOn } from '../events/useWhatsOn.ts';
import { useListedGames } from '../games/useListedGames.ts';
import { useVouchers } from '../offers/useVouchers.ts';
import { useAddToWallet } from '../wallet/useAddToWallet.tsx';
import { openingMoments } from './openingAt.ts';
import { toHome } from './toHome.ts';

/** Memoised, because home is the longest page: it renders again only if its state changes. */
const Home = memo(HomeScreen);

const reload = () => window.location.reload();

/** `/`: the member's rewards. Specification section 2. */
export function HomeRoute() {
  const messages = useMessages();
  const session = useSession();
  const vouchers = useVouchers();
  const benefits = useBenefits();
  const [turned, setTurned] = useState(false);
  useWakeLock(turned);
  const { wallet, code } = useAddToWallet();
  const [hasJoined] = useState(tabStorage.hasJoined);
  useEffect(tabStorage.forgetJoined, []);
  const whatsOn = useWhatsOn();
  const venue = useShownMember()?.venue;
  const now = useEventClock(whatsOn, (time) =>
    venue?.openingSchedule ? openingMoments(venue.openingSchedule, time) : [],
  );
  const sources = {
    games: useListedGames(),
    vouchers,
    benefits,
    whatsOn,
    optedIn: useOptedIn(),
    hasJoined,
    asOf: useAsOf(),
    now,
  };
  useKeptFrame(!turned && !hasJoined && vouchers.status === 'ready');
  return (
    <>
      <Home
        layout={useLayout()}
        state={useStableValue(toHome(messages, session, sources))}
        offersHref={pathTo('offers')}
        eventsHref={pathTo('events')}
        benefitsHref={pathTo('benefits')}
        settingsHref={pathTo('settings')}
        {...(wallet && { wallet })}
        onCardTurn={setTurned}
        onRetry={reload}
        onRetryOffers={vouchers.retry}
      />
      {code}
    </>
  );
}
