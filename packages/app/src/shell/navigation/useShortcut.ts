import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readOwnGames } from '../../features/shared/games/ownGames.ts';
import { gameToOpen, toListedGames } from '../../features/shared/games/toListedGames.ts';
import { pathTo } from '../../pages/paths.ts';
import { useMember } from '../../session/current/useSession.ts';

/**
 * Handles `/?open=spin`, a shortcut of the installed app, which cannot contain a game's id. Redirects to a game that the
 * member can opt in to or play, or to home if there is none.
 */
export function useShortcut(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { uid = '', games } = useMember() ?? {};
  const asked = pathname === pathTo('home') && new URLSearchParams(search).get('open') === 'spin';

  useEffect(() => {
    if (!asked || games === undefined) return;
    const game = gameToOpen(toListedGames(games, readOwnGames(uid), new Date()));
    const to = game ? pathTo('spinTheWheel', { gameId: game.id }) : pathTo('home');
    void navigate(to, { replace: true });
  }, [asked, games, uid, navigate]);
}
