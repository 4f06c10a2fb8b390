import { gameMoments, gamePhase } from '@casino/functions/contract/promotions/gameRules.ts';
import type { Game } from '@casino/functions/contract/promotions/getGames.ts';
import { venueDay } from '@casino/functions/contract/rules/venueDay.ts';
import { useEffect } from 'react';
import { call } from '../../lib/calls/api.ts';
import type { RemoteQuery } from '../../lib/calls/useRemote.ts';
import { useServerNow } from '../../lib/time/useServerNow.ts';
import { useMemberData } from '../../session/memberData/useMemberData.ts';
import { type DrawnPrize, drawnPrizes } from './drawnPrizes.ts';

/** The wheel of today. */
export interface Wheel {
  readonly prizes: readonly DrawnPrize[];
  readonly commitment: string | null;
  readonly prizeListVersion: string;
  /** The server's time of the reply, as an ISO instant. */
  readonly loadedAt: string;
}

interface WheelToday {
  readonly wheel: RemoteQuery<Wheel>;
  /** The server's time. It updates at each moment of the game. */
  readonly now: Date;
}

/**
 * Today's wheel of a game. Nothing loads for null. On a new day of play the wheel loads again, because each day has its
 * own commitment and remaining prizes. Section 7.
 */
export function useWheel(game: Game | null): WheelToday {
  const wheel = useMemberData(game && ['wheel', game.id], ([, id]) => loadWheel(id));
  const loadedAt = wheel.status === 'ready' ? wheel.data.loadedAt : null;
  const { retry } = wheel;
  const now = useServerNow((time) => (game === null ? [] : gameMoments(game, time)));
  const day = dayOfPlay(game, now);
  const loadedFor = loadedAt === null ? day : dayOfPlay(game, new Date(loadedAt));
  useEffect(() => {
    if (day !== loadedFor) retry();
  }, [day, loadedFor, retry]);
  return { wheel, now };
}

async function loadWheel(gameId: string): Promise<Wheel> {
  const reply = await call('promotions-spinToWinPrizes', { gameId });
  const { prizes, commitment, prizeListVersion, now } = reply;
  return { prizes: drawnPrizes(prizes), commitment, prizeListVersion, loadedAt: now };
}

/** The casino's day while the game is on; otherwise null. */
function dayOfPlay(game: Game | null, now: Date): string | null {
  return game !== null && gamePhase(game, now) === 'on' ? venueDay(now) : null;
}
