import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { gameToOpen, toListedGames } from '../features/games/toListedGames.ts';
import { readOwnGames } from '../features/games/useOwnGames.ts';
import { pathTo } from '../paths.ts';
import { useMember } from '../session/useSession.ts';

/**
 * `/?open=spin`, a shortcut of the installed app: leads on to the game in which something can be done, as
 * far as this device knows, or stays at home where no game is shown. A shortcut cannot know the game's id.
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
