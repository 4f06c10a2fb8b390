import { gameMoments, isGameShown, isPromotionFree } from '@casino/functions/contract';
import type { ListedGame } from '@casino/ui';
import { useNow } from '../../lib/useNow.ts';
import { useShownMember } from '../../session/useSession.ts';
import { toListedGames } from './toListedGames.ts';
import { useOwnGames } from './useOwnGames.ts';

/**
 * The games that the member is shown, with what can be done now; none in promotion-free mode. They change
 * by themselves as a moment of one of them comes. Specification section 4.
 */
export function useListedGames(): readonly ListedGame[] {
  const member = useShownMember();
  const games = member === null || isPromotionFree(member) ? [] : member.games;
  const now = useNow((time) => games.flatMap((game) => gameMoments(game, time)));
  const own = useOwnGames(games.filter((game) => isGameShown(game, now)).length);
  return toListedGames(games, own.status === 'ready' ? own.data : null, now);
}
