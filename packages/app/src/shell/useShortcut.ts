import { isGameDay } from '@casino/functions/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathTo } from '../paths.ts';
import { hasScreen } from '../screens.ts';
import { useMember } from '../session/useSession.ts';

/**
 * `/?open=spin`, a shortcut of the installed app: leads on to the game that is open, or stays at home where
 * there is none. A shortcut cannot know the game's id.
 */
export function useShortcut(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const games = useMember()?.games;
  const asked = pathname === pathTo('home') && new URLSearchParams(search).get('open') === 'spin';

  useEffect(() => {
    if (!asked || games === undefined) return;
    const now = new Date();
    const game = games.find((candidate) => isGameDay(candidate, now));
    const to =
      game && hasScreen('spinTheWheel')
        ? pathTo('spinTheWheel', { gameId: `${game.id}` })
        : pathTo('home');
    void navigate(to, { replace: true });
  }, [asked, games, navigate]);
}
