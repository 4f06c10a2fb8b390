import type { Game } from '@casino/functions/contract/promotions/getGames.ts';
import type {
  PlayCheckState,
  PlayListState,
} from '@casino/ui/components/PlayList/PlayList.types.ts';
import type { Messages } from '@casino/ui/i18n/messages.ts';
import { unreadyState } from '../../lib/remote/failure.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { pathTo } from '../../pages/paths.ts';
import type { OwnPlay } from '../shared/games/gameDocuments.ts';

/** Returns the id of a play, unique among the member's plays. */
export function playKey({ gameId, day }: OwnPlay): string {
  return `${gameId}_${day}`;
}

/** Returns the state of the member's plays, with the checks of their receipts. An unknown game shows its id. */
export function toPlays(
  messages: Messages,
  plays: Remote<readonly OwnPlay[]>,
  games: readonly Game[],
  checks: Readonly<Record<string, PlayCheckState>>,
): PlayListState {
  if (plays.status !== 'ready') return unreadyState(messages, plays);
  if (plays.data.length === 0) return { status: 'empty' };
  return {
    status: 'ready',
    plays: plays.data.map((play) => {
      const game = games.find(({ id }) => id === play.gameId);
      return {
        ...play,
        id: playKey(play),
        gameName: game?.name ?? play.gameId,
        gameLocale: game?.locale,
        voucherHref: play.voucherId === null ? null : pathTo('offer', { id: play.voucherId }),
        check: checks[playKey(play)] ?? { status: 'unchecked' },
      };
    }),
  };
}
