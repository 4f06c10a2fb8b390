import { gameMoments, gamePhase } from '@casino/functions/contract/promotions/gameRules.ts';
import type { Game } from '@casino/functions/contract/promotions/getGames.ts';
import { venueDay } from '@casino/functions/contract/rules/venueDay.ts';
import { useEffect } from 'react';
import type { RemoteQuery } from '../../lib/calls/useRemote.ts';
import { useNow } from '../../lib/time/useNow.ts';
import type { Wheel } from './useGame.ts';

/**
 * The time of this device. It updates at each moment of the game by the server's clock. On a new day of play the wheel
 * loads again, because each day has its own commitment and remaining prizes.
 */
export function useGameClock(game: Game | null, wheel: RemoteQuery<Wheel>): Date {
  const { loadedAt = null, aheadMs = 0 } = wheel.status === 'ready' ? wheel.data : {};
  const { retry } = wheel;
  const now = useNow((time) => {
    const moments = game === null ? [] : gameMoments(game, ahead(time, aheadMs));
    return moments.map((moment) => ahead(new Date(moment), -aheadMs).toISOString());
  });
  const day = dayOfPlay(game, ahead(now, aheadMs));
  const loadedFor = loadedAt === null ? day : dayOfPlay(game, new Date(loadedAt));
  useEffect(() => {
    if (day !== loadedFor) retry();
  }, [day, loadedFor, retry]);
  return now;
}

/** The casino's day while the game is on; otherwise null. */
function dayOfPlay(game: Game | null, now: Date): string | null {
  return game !== null && gamePhase(game, now) === 'on' ? venueDay(now) : null;
}

function ahead(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}
