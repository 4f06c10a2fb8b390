import { spin } from '../../src/domain/games/spin.ts';
import type { GameDay } from '../../src/stores/gameDays.ts';
import type { StoredPlay } from '../../src/stores/gamePlays.ts';
import type { GameStore } from '../../src/stores/gameStore.ts';

let requests = 0;

/** Plays a member's turn as the callable does, without a call: for storms that no rate limit would let by. */
export function playFor(
  games: GameStore,
  day: GameDay,
  userId: string,
  requestId?: string,
): Promise<StoredPlay> {
  requests += 1;
  return spin(games, day, {
    userId,
    turnKeys: [`turn-${userId}`],
    holder: { crmId: `crm-${userId}`, location: 6 },
    requestId: requestId ?? `request-${requests}`,
    now: new Date(),
    voucherSecret: 'SECRET',
  });
}
