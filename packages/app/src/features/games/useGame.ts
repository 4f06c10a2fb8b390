import type { OptIn } from '@casino/functions/contract/promotions/gameRules.ts';
import { call } from '../../lib/calls/api.ts';
import type { RemoteQuery } from '../../lib/calls/useRemote.ts';
import { RemoteError } from '../../lib/remote/remoteError.ts';
import { useUid } from '../../session/current/useSession.ts';
import { useMemberData } from '../../session/memberData/useMemberData.ts';
import type { OwnPlay } from '../shared/games/gameDocuments.ts';
import { loadGameDocuments } from '../shared/games/loadGameDocuments.ts';
import { type PrizeWithIcon, withIcons } from './withIcons.ts';

/** The member's documents about a game. */
export interface GameRecord {
  readonly optIns: readonly OptIn[];
  readonly lastPlay: OwnPlay | null;
}

/** The wheel of today. */
export interface Wheel {
  readonly prizes: readonly PrizeWithIcon[];
  readonly commitment: string | null;
  readonly prizeListVersion: string;
  /** The server's time of the reply, as an ISO instant. */
  readonly loadedAt: string;
}

/** Reads a member's opt-ins and last play of a game. Rejects with a `RemoteError`. */
export async function readGameRecord(uid: string, gameId: string): Promise<GameRecord> {
  const { readLastPlay, readOptIns } = await loadGameDocuments();
  const [optIns, lastPlay] = await Promise.all([readOptIns(uid), readLastPlay(uid, gameId)]);
  if (optIns === null) throw new RemoteError('not-found');
  return { optIns, lastPlay };
}

/** The member's opt-ins and last play of a game. Nothing loads for null. Section 7, "Document store". */
export function useGameRecord(gameId: string | null): RemoteQuery<GameRecord> {
  const uid = useUid();
  return useMemberData(
    uid === null || gameId === null ? null : ['game-record', uid, gameId],
    ([, ...ids]) => readGameRecord(...ids),
  );
}

/** Today's prizes of a game. Nothing loads for null. Section 7. */
export function useWheel(gameId: string | null): RemoteQuery<Wheel> {
  return useMemberData(gameId === null ? null : ['wheel', gameId], ([, id]) => loadWheel(id));
}

async function loadWheel(gameId: string): Promise<Wheel> {
  const reply = await call('promotions-spinToWinPrizes', { gameId });
  const { prizes, commitment, prizeListVersion, now } = reply;
  return { prizes: withIcons(prizes), commitment, prizeListVersion, loadedAt: now };
}
