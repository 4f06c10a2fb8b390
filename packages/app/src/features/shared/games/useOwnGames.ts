import { useSWRConfig } from 'swr';
import type { RemoteQuery } from '../../../lib/calls/useRemote.ts';
import { deviceStorage } from '../../../lib/device/storage.ts';
import { session } from '../../../session/current/appSession.ts';
import { useUid } from '../../../session/current/useSession.ts';
import { useMemberData } from '../../../session/memberData/useMemberData.ts';
import { loadGameDocuments } from './loadGameDocuments.ts';
import type { OwnGames } from './toListedGames.ts';

const NAME = 'own-games-1';

/** The member's opt-ins, and their latest plays of the games with these ids. Nothing loads for none. */
export function useOwnGames(gameIds: readonly string[]): RemoteQuery<OwnGames> {
  const uid = useUid();
  return useMemberData(
    uid === null || gameIds.length === 0 ? null : [NAME, uid, ...gameIds],
    ([, ownUid, ...ids]) => loadOwnGames(ownUid, ids),
    { copyName: () => NAME },
  );
}

async function loadOwnGames(uid: string, gameIds: readonly string[]): Promise<OwnGames> {
  const { readLatestPlays, readOptIns } = await loadGameDocuments();
  const [optIns, plays] = await Promise.all([readOptIns(uid), readLatestPlays(uid, gameIds)]);
  return {
    optIns: optIns ?? [],
    plays: plays.map(({ gameId, day, win }) => ({ gameId, day, win })),
  };
}

/** This device's copy of the member's opt-ins and plays, or null. */
export function readOwnGames(uid: string): OwnGames | null {
  return deviceStorage.readCopy<OwnGames>(uid, NAME);
}

/** Adds what the member has just done to the loaded games and their copy, without another request. */
export function useUpdateOwnGames(): (change: (own: OwnGames) => OwnGames) => void {
  const uid = useUid();
  const { mutate } = useSWRConfig();
  return (change) => {
    if (uid === null) return;
    const copy = readOwnGames(uid);
    if (copy) session.storeCopy(uid, NAME, change(copy));
    void mutate<OwnGames>(
      (key) => Array.isArray(key) && key[0] === NAME,
      (own) => own && change(own),
      { revalidate: false },
    );
  };
}
