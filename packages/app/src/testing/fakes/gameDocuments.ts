import type * as real from '../../features/shared/games/gameDocuments.ts';
import { backend } from '../fakeBackend.ts';

// Replaces `features/shared/games/gameDocuments.ts`.

export const readOptIns: typeof real.readOptIns = () => backend.document('optIns');

export const addOptIn: typeof real.addOptIn = async (_, optIn) => {
  const held = await backend.document('addOptIn');
  backend.setDocument('optIns', [...held, optIn]);
  backend.setDocument('addOptIn', [...held, optIn]);
};

export const readLastPlay: typeof real.readLastPlay = async (_, gameId) =>
  (await backend.document('plays')).find((play) => play.gameId === gameId) ?? null;

export const readLatestPlays: typeof real.readLatestPlays = async (_, gameIds) =>
  (await backend.document('plays'))
    .filter(({ gameId }) => gameIds.includes(gameId))
    .slice(0, gameIds.length);

export const readAllPlays: typeof real.readAllPlays = () => backend.document('plays');
