import type { CallRequest } from '@casino/functions/contract/catalogue/callableTypes.ts';
import type { OptIn } from '@casino/functions/contract/promotions/gameRules.ts';
import { RemoteError } from '../../../lib/remote/remoteError.ts';
import { game, user } from '../../../session/state/session.fixtures.ts';
import { backend } from '../../../testing/fakeBackend.ts';
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

/** Saves the play and throws, as if the reply were lost. */
export function replyLost({ requestId = '' }: CallRequest<'promotions-spinTheWheel'>): never {
  backend.setDocument('plays', [{ ...play, requestId }]);
  throw new RemoteError('no-response');
}
