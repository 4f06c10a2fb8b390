import { useSWRConfig } from 'swr';
import { deviceStorage } from '../../lib/storage.ts';
import type { RemoteQuery } from '../../lib/useRemote.ts';
import { session } from '../../session/appSession.ts';
import { useKept } from '../../session/useKept.ts';
import { useShownMember, useUid } from '../../session/useSession.ts';
import type { OwnGames } from './toListedGames.ts';

const NAME = 'own-games-1';

/**
 * What the member has done in the games that are shown; until it comes, the copy on this device. A day has
 * one play a game at most, so as many plays are read as games are shown; nothing is asked for none.
 */
export function useOwnGames(shown: number): RemoteQuery<OwnGames> {
  const uid = useShownMember()?.uid ?? '';
  return useKept<OwnGames>(NAME, shown === 0 ? null : [shown], async () => {
    const { readAllPlays, readOptIns } = await import('./gameDocuments.ts');
    const [optIns, plays] = await Promise.all([readOptIns(uid), readAllPlays(uid, shown)]);
    return {
      optIns: optIns ?? [],
      plays: plays.map(({ gameId, day, win }) => ({ gameId, day, win })),
    };
  });
}

/** What this device holds of it; null where it holds nothing. */
export function readOwnGames(uid: string): OwnGames | null {
  return deviceStorage.readCopy<OwnGames>(uid, NAME);
}

/** Tells the lists of games what the member has just done, so that they need not ask to know it. */
export function useTellGames(): (change: (own: OwnGames) => OwnGames) => void {
  const uid = useUid();
  const { mutate } = useSWRConfig();
  return (change) => {
    const copy = readOwnGames(uid);
    if (copy) session.keepCopy(uid, NAME, change(copy));
    void mutate<OwnGames>(
      (key) => Array.isArray(key) && key[0] === NAME,
      (own) => own && change(own),
      { revalidate: false },
    );
  };
}
