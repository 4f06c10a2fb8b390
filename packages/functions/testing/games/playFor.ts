import { spin } from '../../src/domain/games/spin.ts';
import type { GameDay, GameStore, StoredPlay } from '../../src/domain/ports/games.ts';

let requests = 0;

/** Plays a member's turn without a call, since a test with many players would exceed the rate limits. */
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
