import type { OfferedPrize, OptIn } from '@casino/functions/contract';
import { RemoteError } from '../../lib/remoteError.ts';
import { type RemoteQuery, useRemote } from '../../lib/useRemote.ts';
import { useMember } from '../../session/useSession.ts';
import type { OwnPlay } from './gameDocuments.ts';

/** What the document store knows of a member in a game. */
export interface GameRecord {
  readonly optIns: readonly OptIn[];
  readonly lastPlay: OwnPlay | null;
}

/** The wheel of today. */
export interface Wheel {
  readonly prizes: readonly OfferedPrize[];
  readonly commitment: string | null;
  readonly prizeListVersion: string;
  /** The server's time when this was loaded, as an ISO instant. */
  readonly loadedAt: string;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly aheadMs: number;
}

/** Reads a member's opt-ins and last play of a game. Rejects with a `RemoteError`. */
export async function readGameRecord(uid: string, gameId: string): Promise<GameRecord> {
  const { readLastPlay, readOptIns } = await import('./gameDocuments.ts');
  const [optIns, lastPlay] = await Promise.all([readOptIns(uid), readLastPlay(uid, gameId)]);
  if (optIns === null) throw new RemoteError('not-found');
  return { optIns, lastPlay };
}

/** The member's opt-ins and last play of a game; nothing is asked for null. Section 7, "Document store". */
export function useGameRecord(gameId: string | null): RemoteQuery<GameRecord> {
  const loaded = useMember();
  return useRemote(loaded && gameId !== null ? ['game-record', loaded.uid, gameId] : null, () =>
    readGameRecord(loaded?.uid ?? '', gameId ?? ''),
  );
}

/** The prizes of a game today, and the server's clock; nothing is asked for null. Section 7. */
export function useWheel(gameId: string | null): RemoteQuery<Wheel> {
  const loaded = useMember();
  return useRemote(loaded && gameId !== null ? ['wheel', loaded.uid, gameId] : null, async () => {
    const { call } = await import('../../lib/api.ts');
    const reply = await call('promotions-spinToWinPrizes', {
      gameId: gameId ?? '',
    });
    const { prizes, commitment, prizeListVersion, now } = reply;
    const aheadMs = Date.parse(now) - Date.now();
    return { prizes, commitment, prizeListVersion, loadedAt: now, aheadMs };
  });
}
