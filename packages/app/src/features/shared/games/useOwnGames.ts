import { useSWRConfig } from 'swr';
import type { RemoteQuery } from '../../../lib/calls/useRemote.ts';
import { deviceStorage } from '../../../lib/device/storage.ts';
import { serverClock } from '../../../lib/time/serverClock.ts';
import { useShownMember, useUid } from '../../../session/current/useSession.ts';
import type { Loaded } from '../../../session/memberData/memberCache.ts';
import { useMemberData } from '../../../session/memberData/useMemberData.ts';
import { loadGameDocuments } from './loadGameDocuments.ts';
import { type OwnGames, shownGameIds } from './toListedGames.ts';

const keyFor = (gameIds: readonly string[]) => ['own-games-1', ...gameIds] as const;

/** The member's opt-ins, and their latest plays of the games with these ids. Nothing loads for none. */
export function useOwnGames(gameIds: readonly string[]): RemoteQuery<OwnGames> {
  const uid = useUid();
  return useMemberData(
    uid === null || gameIds.length === 0 ? null : keyFor(gameIds),
    async ([, ...ids]) => loadOwnGames(uid ?? '', ids),
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

/** This device's copy of the member's opt-ins and plays of the games with these ids, or null. */
export function readOwnGames(uid: string, gameIds: readonly string[]): OwnGames | null {
  return deviceStorage.readCopy<OwnGames>(uid, keyFor(gameIds).join('.'));
}

/** Adds what the member has just done to the loaded games and their copy, without another request. */
export function useUpdateOwnGames(): (change: (own: OwnGames) => OwnGames) => void {
  const games = useShownMember()?.games ?? [];
  const { mutate } = useSWRConfig();
  return (change) => {
    void mutate<Loaded<OwnGames>>(
      keyFor(shownGameIds(games, serverClock.now())),
      (own) => own && { ...own, value: change(own.value) },
      { revalidate: false },
    );
  };
}
