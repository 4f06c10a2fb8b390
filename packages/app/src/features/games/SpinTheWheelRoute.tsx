import { useMessages } from '@casino/ui/i18n/I18nProvider.tsx';
import { SpinTheWheelScreen } from '@casino/ui/screens/SpinTheWheel/SpinTheWheelScreen.tsx';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useOnline } from '../../lib/connection/useOnline.ts';
import { useLayout } from '../../lib/page/mediaQuery.ts';
import type { ErrorDialog } from '../../lib/page/notices.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { isNoAnswer } from '../../lib/remote/remoteError.ts';
import { useServerAhead } from '../../lib/time/useServerNow.ts';
import { pathTo } from '../../pages/paths.ts';
import { notices } from '../../session/current/appSession.ts';
import { useMember, useSession } from '../../session/current/useSession.ts';
import { useSettledSession } from '../../session/current/useSettledSession.ts';
import type { Session } from '../../session/state/session.ts';
import { useOwnGames } from '../shared/games/ownGames.ts';
import { usePageSubject } from '../shared/page/usePageSubject.ts';
import { findGame, toSpinTheWheelState } from './toSpinTheWheelState.ts';
import { useSpin } from './useSpin.ts';
import { useWheel } from './useWheel.ts';

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
  const own = useOwnGames({ isWanted: game !== null, showsCopy: false });
  const { wheel, now } = useWheel(game);
  const aheadMs = useServerAhead();
  const { turn, pending, ...actions } = useSpin(gameId, game, own, wheel);
  useMissingGameNotice(useSession(), gameId);
  useFailureNotice(own, (code) => (code === 'not-found' ? 'profile-not-found' : 'game-data'));
  useFailureNotice(wheel, (code) => (code === 'not-found' ? 'game-not-found' : 'prize-feed'));
  const facts = { session, gameId, own, wheel, turn, pending, online, now, aheadMs };
  const state = toSpinTheWheelState(messages, facts);
  usePageSubject(state.status === 'ready' ? state.game.name : null);
  return (
    <SpinTheWheelScreen
      layout={useLayout()}
      state={state}
      homeHref={pathTo('home')}
      onRetry={() => {
        own.retry();
        wheel.retry();
      }}
      onOptIn={actions.optIn}
      onSpin={actions.spin}
      onCheck={actions.check}
      onRest={actions.rest}
    />
  );
}

/** Shows a dialog if the path names no game. Specification section 8: Unable to find the game. */
function useMissingGameNotice(session: Session, gameId: string): void {
  const isMissing = session.status === 'ready' && findGame(session, gameId) === null;
  useEffect(() => {
    if (isMissing) notices.show({ kind: 'error', error: 'game-not-found' });
  }, [isMissing]);
}

/**
 * Shows a dialog once for each failed load. Without a reply there is no dialog: the page says so.
 * Specification section 8.
 */
function useFailureNotice(remote: Remote<unknown>, failure: (code: string) => ErrorDialog): void {
  const code = remote.status === 'error' && !isNoAnswer(remote.code) ? remote.code : null;
  const error = code === null ? null : failure(code);
  useEffect(() => {
    if (error !== null) notices.show({ kind: 'error', error });
  }, [error]);
}
