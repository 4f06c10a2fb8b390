import { isGameShown, type OptIn } from '@casino/functions/contract/promotions/gameRules.ts';
import type { RemoteQuery } from '../../../lib/calls/useRemote.ts';
import { loadCode } from '../../../lib/code/loadCode.ts';
import { deviceStorage } from '../../../lib/device/storage.ts';
import { RemoteError } from '../../../lib/remote/remoteError.ts';
import { serverClock } from '../../../lib/time/serverClock.ts';
import { useShownMember, useUid } from '../../../session/current/useSession.ts';
import { useMemberData } from '../../../session/memberData/useMemberData.ts';
import type { OwnPlay } from './gameDocuments.ts';

/** Loads the code that reads and writes the member's documents about games. Rejects as `loadCode` does. */
export const loadGameDocuments = () => loadCode(() => import('./gameDocuments.ts'));

/** What the app shows of a play: all of it is in the document, and in the reply to its spin. */
export type PlayResult = Pick<
  OwnPlay,
  'gameId' | 'requestId' | 'day' | 'win' | 'prize' | 'prizeName' | 'locale' | 'voucherId'
>;

/** The member's opt-ins, and their latest plays of the games that the app shows. */
export interface OwnGames {
  readonly optIns: readonly OptIn[];
  /** Latest first. */
  readonly plays: readonly PlayResult[];
}

/** A spin of this device with a result that the member has not seen. */
export interface PendingSpin {
  readonly requestId: string;
  /** The casino's calendar day, `yyyy-mm-dd`. */
  readonly day: string;
}

/** This device's copy: the documents, and the spins under way by the ids of their games. */
export interface StoredGames extends OwnGames {
  readonly spins: Readonly<Record<string, PendingSpin>>;
}

/** The key of the load, and the name of its copy. */
export const OWN_GAMES = 'own-games-2';

/** The copy on this device, or null. */
export function readOwnGames(uid: string): StoredGames | null {
  return deviceStorage.readCopy<StoredGames>(uid, OWN_GAMES);
}

interface OwnGamesOptions {
  /** False loads nothing. */
  readonly isWanted: boolean;
  /** Whether the page shows the copy until the documents load. A page that offers a spin does not. */
  readonly showsCopy: boolean;
}

/** The member's games. All pages share one load. Section 7, "Document store". */
export function useOwnGames({ isWanted, showsCopy }: OwnGamesOptions): RemoteQuery<StoredGames> {
  const uid = useUid();
  const games = useShownMember()?.games ?? [];
  return useMemberData(
    uid === null || !isWanted ? null : [OWN_GAMES],
    () => {
      const shown = games.filter((game) => isGameShown(game, serverClock.now()));
      return loadOwnGames(
        uid ?? '',
        shown.map(({ id }) => id),
      );
    },
    { showsCopy },
  );
}

async function loadOwnGames(uid: string, gameIds: readonly string[]): Promise<StoredGames> {
  const { readLatestPlays, readOptIns } = await loadGameDocuments();
  const [optIns, plays] = await Promise.all([
    readOptIns(uid),
    gameIds.length === 0 ? [] : readLatestPlays(uid, gameIds),
  ]);
  if (optIns === null) throw new RemoteError('not-found');
  // Read last, because a spin can begin while the documents load.
  return { optIns, plays, spins: readOwnGames(uid)?.spins ?? {} };
}
