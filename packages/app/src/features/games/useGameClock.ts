import { gameMoments, gamePhase } from '@casino/functions/contract/promotions/gameRules.ts';
import type { Game } from '@casino/functions/contract/promotions/getGames.ts';
import { venueDay } from '@casino/functions/contract/rules/venueDay.ts';
import { useEffect } from 'react';
import type { RemoteQuery } from '../../lib/calls/useRemote.ts';
import { useServerNow } from '../../lib/time/useServerNow.ts';
import type { Wheel } from './useGame.ts';

/**
 * The server's time. It updates at each moment of the game. On a new day of play the wheel
 * loads again, because each day has its own commitment and remaining prizes.
 */
export function useGameClock(game: Game | null, wheel: RemoteQuery<Wheel>): Date {
  const loadedAt = wheel.status === 'ready' ? wheel.data.loadedAt : null;
  const { retry } = wheel;
  const now = useServerNow((time) => (game === null ? [] : gameMoments(game, time)));
  const day = dayOfPlay(game, now);
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
