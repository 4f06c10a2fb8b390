import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { HomeScreen } from '@casino/ui/screens/Home/HomeScreen.tsx';
import type { CardIndexProps } from '@casino/ui/screens/shared/ownCard/OwnCard.types.ts';
import { memo, Suspense, startTransition, useCallback, useEffect, useState } from 'react';
import { lazyNamed } from '../../lib/code/lazyNamed.tsx';
import { deviceStorage } from '../../lib/device/storage.ts';
import { useWakeLock } from '../../lib/device/useWakeLock.ts';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { useStableValue } from '../../lib/page/useStableValue.ts';
import { pathTo } from '../../pages/paths.ts';
import { useSession, useShownMember } from '../../session/current/useSession.ts';
import { useAsOf } from '../../session/memberData/useAsOf.ts';
import { useSavedFrame } from '../../session/savedFrame/useSavedFrame.ts';
import { useBenefits } from '../shared/benefits/useBenefits.ts';
import { useEventClock } from '../shared/events/useEventClock.ts';
import { useOptedIn, useWhatsOn } from '../shared/events/useWhatsOn.ts';
import { useListedGames } from '../shared/games/useListedGames.ts';
import { useVouchers } from '../shared/offers/useVouchers.ts';
import { openingMoments } from '../shared/venues/openingAt.ts';
import { useAddToWallet } from '../shared/wallet/useAddToWallet.tsx';
import { toHome } from './toHome.ts';
import { useFoldedWallet } from './useFoldedWallet.ts';

/** Memoised, because home is the longest page: it renders again only if its state changes. */
const Home = memo(HomeScreen);

const loadLater = () => import('./later/later.ts').then(({ later }) => later);
const PointsReminder = lazyNamed<'PointsReminder'>(loadLater, 'PointsReminder');
const VenueHouse = lazyNamed<'VenueHouse'>(loadLater, 'VenueHouse');
const TonightWords = lazyNamed<'TonightWords'>(loadLater, 'TonightWords');
const CardIndex = lazyNamed<'CardIndex', CardIndexProps>(loadLater, 'CardIndex');
const TierRise = lazyNamed<'TierRise'>(loadLater, 'TierRise');

/** These load after the offers. They are the same elements in each render, so that `Home` does not render again. */
const reminder = (
  <Suspense>
    <PointsReminder />
  </Suspense>
);
const house = (
  <Suspense>
    <VenueHouse />
  </Suspense>
);
const tonight = (
  <Suspense>
    <TonightWords />
  </Suspense>
);

const reload = () => window.location.reload();

/** `/`: the member's rewards. Specification section 2. */
export function HomeRoute() {
  const messages = useMessages();
  const session = useSession();
  const vouchers = useVouchers();
  const benefits = useBenefits();
  const [turned, setTurned] = useState(false);
  // After the first frame of the turn, because home renders for it.
  const onCardTurn = useCallback(
    (isTurned: boolean) => startTransition(() => setTurned(isTurned)),
    [],
  );
  useWakeLock(turned);
  const { wallet: offered, code } = useAddToWallet();
  const wallet = useFoldedWallet(offered);
  const [hasJoined] = useState(() => deviceStorage.readDraft('joined-1') !== null);
  useEffect(() => deviceStorage.clearDraft('joined-1'), []);
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
  const layout = useLayout();
  const isLater = vouchers.status !== 'loading';
  const [hasLater, setHasLater] = useState(false);
  useEffect(() => {
    const done = () => setHasLater(true);
    // Without a connection, the page stays as it is.
    if (isLater) TierRise.preload().then(done, done);
  }, [isLater]);
  useSavedFrame(!turned && !hasJoined && hasLater && vouchers.status === 'ready');
  return (
    <>
      <Home
        layout={layout}
        state={useStableValue(toHome(messages, session, sources))}
        offersHref={pathTo('offers')}
        eventsHref={pathTo('events')}
        benefitsHref={pathTo('benefits')}
        venueHref={pathTo('myCasino')}
        pointsHref={pathTo('points')}
        venueHouse={isLater && house}
        isVenueHouseLoading={!isLater}
        venueNow={isLater && tonight}
        reminder={isLater && reminder}
        settingsHref={pathTo('settings')}
        cardIndex={isLater ? CardIndex : undefined}
        {...(wallet && { wallet })}
        onCardTurn={onCardTurn}
        onRetry={reload}
        onRetryOffers={vouchers.retry}
      />
      {code}
      <Suspense>{isLater && <TierRise />}</Suspense>
    </>
  );
}
