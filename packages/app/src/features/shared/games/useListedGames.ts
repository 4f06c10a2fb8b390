import { gameMoments, isGameShown } from '@casino/functions/contract/promotions/gameRules.ts';
import { isPromotionFree } from '@casino/functions/contract/rules/saferGambling.ts';
import type { ListedGame } from '@casino/ui/components/GameList/game.types.ts';
import { useServerNow } from '../../../lib/time/useServerNow.ts';
import { useShownMember } from '../../../session/current/useSession.ts';
import { useOwnGames } from './ownGames.ts';
import { toListedGames } from './toListedGames.ts';

/**
 * The shown games, with the member's current chance in each. Empty in promotion-free mode. The list updates at each
 * moment of a game. Specification section 4.
 */
export function useListedGames(): readonly ListedGame[] {
  const member = useShownMember();
  const games = member === null || isPromotionFree(member) ? [] : member.games;
  const now = useServerNow((time) => games.flatMap((game) => gameMoments(game, time)));
  const isAnyShown = games.some((game) => isGameShown(game, now));
  const own = useOwnGames({ isWanted: isAnyShown, showsCopy: true });
  return toListedGames(games, own.status === 'ready' ? own.data : null, now);
}
