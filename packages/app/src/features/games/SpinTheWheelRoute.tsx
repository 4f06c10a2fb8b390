import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { SpinTheWheelScreen } from '@casino/ui/screens/SpinTheWheel/SpinTheWheelScreen.tsx';
import { useParams } from 'react-router-dom';
import { useOnline } from '../../lib/connection/useOnline.ts';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import { useServerAhead } from '../../lib/time/useServerNow.ts';
import { pathTo } from '../../pages/paths.ts';
import { useMember, useSession } from '../../session/current/useSession.ts';
import { useSettledSession } from '../../session/current/useSettledSession.ts';
import type { Session } from '../../session/state/session.ts';
import { usePageSubject } from '../shared/page/usePageSubject.ts';
import { findGame, toSpin } from './toSpin.ts';
import { useFailureNotice } from './useFailureNotice.ts';
import { useGameRecord, useWheel } from './useGame.ts';
import { useGameClock } from './useGameClock.ts';
import { useMissingGameNotice } from './useMissingGameNotice.ts';
import { useSpin } from './useSpin.ts';

/** `/games/spin-the-wheel/{gameId}`: the daily game. Specification section 2. */
export function SpinTheWheelRoute() {
  const messages = useMessages();
  const { gameId = '' } = useParams();
  const settled = useSettledSession();
  const isConfirmed = useMember() !== null;
  // The wheel loads for a confirmed member only.
  const session: Session =
    settled.status === 'ready' && !isConfirmed
      ? { status: 'offline', user: settled.user }
      : settled;
  const online = useOnline();
  const game = findGame(session, gameId);
  const found = game?.id ?? null;
  const record = useGameRecord(found);
  const wheel = useWheel(found);
  const now = useGameClock(game, wheel);
  const aheadMs = useServerAhead();
  const { turn, pending, ...actions } = useSpin(gameId, game, record, wheel);
  useMissingGameNotice(useSession(), gameId);
  useFailureNotice(record, (code) => (code === 'not-found' ? 'profile-not-found' : 'game-data'));
  useFailureNotice(wheel, (code) => (code === 'not-found' ? 'game-not-found' : 'prize-feed'));
  const facts = { session, gameId, record, wheel, turn, pending, online, now, aheadMs };
  const state = toSpin(messages, facts);
  usePageSubject(state.status === 'ready' ? state.game.name : null);
  return (
    <SpinTheWheelScreen
      layout={useLayout()}
      state={state}
      homeHref={pathTo('home')}
      onRetry={() => {
        record.retry();
        wheel.retry();
      }}
      onOptIn={actions.optIn}
      onSpin={actions.spin}
      onCheck={actions.check}
      onRest={actions.rest}
    />
  );
}
