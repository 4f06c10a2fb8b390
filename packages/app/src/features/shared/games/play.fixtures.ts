import type { OptIn } from '@casino/functions/contract/promotions/gameRules.ts';
import { game, user } from '../../../session/state/session.fixtures.ts';
import type { OwnPlay } from './gameDocuments.ts';

const DIGEST = 'a'.repeat(64);

/** The opt-in of the sample member to the sample game. */
export const optIn: OptIn = { gameId: game.id, timestamp: '2026-11-02T00:00:00Z' };

/** A win of the sample game on the day of the tests. */
export const play: OwnPlay = {
  userId: user.uid,
  gameId: game.id,
  day: '2026-11-21',
  timestamp: '2026-11-21T11:00:00Z',
  win: true,
  prize: 1,
  prizeName: 'A cocktail on us',
  voucherId: 'spin-1',
  soldOut: [],
  commitment: DIGEST,
  prizeListVersion: DIGEST,
  requestId: 'request-of-another-device',
};
