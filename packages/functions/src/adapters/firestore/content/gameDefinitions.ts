import { type Game, gameSchema } from '../../../contract/promotions/getGames.ts';
import { fromDocument } from '../document.ts';
import type { ContentRoot } from './publishedContent.ts';

/** The number of games that `listGames` returns at most. */
export const MAX_GAMES = 50;

/**
 * The games of the group, sorted by start: `gameDefinitions/{gameId}`. Returns the 50 games that begin
 * last, so that a future game is never omitted in favour of an old one.
 */
export async function listGames(root: ContentRoot): Promise<readonly Game[]> {
  const { docs } = await root
    .collection('gameDefinitions')
    .orderBy('GameStart', 'desc')
    .limit(MAX_GAMES)
    .get();
  return docs.map((snapshot) => fromDocument(gameSchema, snapshot.data())).toReversed();
}

/** A game; null for an unknown id. */
export async function findGame(root: ContentRoot, gameId: string): Promise<Game | null> {
  const snapshot = await root.collection('gameDefinitions').doc(gameId).get();
  return snapshot.exists ? fromDocument(gameSchema, snapshot.data()) : null;
}
