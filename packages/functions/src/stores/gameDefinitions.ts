import type { Firestore } from 'firebase-admin/firestore';
import { type Game, gameSchema } from '../contract/index.ts';
import { fromDocument } from './document.ts';

const MAX_GAMES = 50;

/**
 * The games of the group, those that begin first coming first: `gameDefinitions/{gameId}`. Where there are
 * more than 50, those that begin last: a game to come is never left out for one of long ago.
 */
export async function listGames(database: Firestore): Promise<readonly Game[]> {
  const { docs } = await database
    .collection('gameDefinitions')
    .orderBy('GameStart', 'desc')
    .limit(MAX_GAMES)
    .get();
  return docs.map((snapshot) => fromDocument(gameSchema, snapshot.data())).toReversed();
}

/** One game; null for an id that nobody knows. */
export async function findGame(database: Firestore, gameId: string): Promise<Game | null> {
  const snapshot = await database.collection('gameDefinitions').doc(gameId).get();
  return snapshot.exists ? fromDocument(gameSchema, snapshot.data()) : null;
}
