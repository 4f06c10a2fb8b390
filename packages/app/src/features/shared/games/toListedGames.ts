import {
  gameEndsAt,
  gamePhase,
  gameStanding,
  isGameShown,
} from '@casino/functions/contract/promotions/gameRules.ts';
import type { Game } from '@casino/functions/contract/promotions/getGames.ts';
import type { GameChance, ListedGame } from '@casino/ui/components/GameList/game.types.ts';
import { pathTo } from '../../../pages/paths.ts';
import type { OwnGames } from './ownGames.ts';

/**
 * Returns the listed games, each with what the member can do now. Games in their time of play come first.
 * `own` is null while opt-ins and plays are unknown. Specification section 4.
 */
export function toListedGames(
  games: readonly Game[],
  own: OwnGames | null,
  now: Date,
): readonly ListedGame[] {
  const isToCome = (game: Game) => Number(gamePhase(game, now) !== 'on');
  return games
    .filter((game) => isGameShown(game, now))
    .sort((a, b) => isToCome(a) - isToCome(b))
    .map((game) => ({
      ...game,
      href: pathTo('spinTheWheel', { gameId: game.id }),
      startsAt: game.GameStart,
      endsAt: gameEndsAt(game).toISOString(),
      chance: toChance(game, own, now),
    }));
}

/** Returns the game that the shortcut opens: one to spin, else one to opt in to, else the first. */
export function gameToOpen(games: readonly ListedGame[]): ListedGame | null {
  const first = (kind: GameChance['kind']) => games.find(({ chance }) => chance.kind === kind);
  return first('spin') ?? first('opt-in') ?? games[0] ?? null;
}

function toChance(game: Game, own: OwnGames | null, now: Date): GameChance {
  if (own === null) return { kind: 'unknown' };
  const lastPlay = own.plays.find(({ gameId }) => gameId === game.id) ?? null;
  const standing = gameStanding(game, own.optIns, lastPlay, now);
  switch (standing.stage) {
    case 'opt-in':
      return { kind: 'opt-in', until: standing.until };
    case 'waiting':
      return { kind: 'opens', from: standing.playFrom };
    case 'ready':
      return { kind: 'spin' };
    case 'played':
      return { kind: 'played', nextOn: standing.returnOn };
    case 'opt-in-closed':
      return { kind: 'opt-in-closed' };
    default:
      return { kind: 'unknown' };
  }
}
