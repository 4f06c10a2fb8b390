import type { Play } from '@casino/functions/contract/games/play.ts';
import type { OptIn } from '@casino/functions/contract/promotions/gameRules.ts';
import {
  arrayUnion,
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { atStore } from '../../../lib/firebase/documents.ts';

// This module is imported dynamically, so that Firebase stays out of the first load. Documents are not
// validated here: only the backend writes plays, and the security rules check opt-ins.

/** A play with the request id of its device. */
export type OwnPlay = Play & { readonly requestId: string };

const MAX_PLAYS = 60;

/** Reads the opt-ins in `users/{uid}`; null if the document does not exist. Rejects with a `RemoteError`. */
export async function readOptIns(uid: string): Promise<readonly OptIn[] | null> {
  const snapshot = await atStore((store) => getDoc(doc(store, 'users', uid)));
  return snapshot.exists() ? ((snapshot.get('gameOptin') ?? []) as OptIn[]) : null;
}

/** Merges an opt-in into `users/{uid}`. Rejects with a `RemoteError`. Specification section 7. */
export function addOptIn(uid: string, optIn: OptIn): Promise<void> {
  const change = { gameOptin: arrayUnion(optIn) };
  return atStore((store) => setDoc(doc(store, 'users', uid), change, { merge: true }));
}

/** Reads the member's last play of a game, or null. Rejects with a `RemoteError`. Specification section 7. */
export async function readLastPlay(uid: string, gameId: string): Promise<OwnPlay | null> {
  const [last] = await readPlays(where('userId', '==', uid), where('gameId', '==', gameId), 1);
  return last ?? null;
}

/**
 * Reads the member's latest plays of some games, latest first, as many as games: a day has at most one play of each, so
 * those of today are among them. Plays of other games do not count. Rejects with a `RemoteError`.
 */
export function readLatestPlays(
  uid: string,
  gameIds: readonly string[],
): Promise<readonly OwnPlay[]> {
  const ofGames = where('gameId', 'in', gameIds);
  return readPlays(where('userId', '==', uid), ofGames, gameIds.length);
}

/** Reads the member's last 60 plays of all games, latest first. Rejects with a `RemoteError`. */
export function readAllPlays(uid: string): Promise<readonly OwnPlay[]> {
  return readPlays(where('userId', '==', uid), null, MAX_PLAYS);
}

async function readPlays(
  byUser: ReturnType<typeof where>,
  byGame: ReturnType<typeof where> | null,
  max: number,
): Promise<readonly OwnPlay[]> {
  const filters = byGame ? [byUser, byGame] : [byUser];
  const latest = [...filters, orderBy('timestamp', 'desc'), limit(max)];
  const found = await atStore((store) => getDocs(query(collection(store, 'games'), ...latest)));
  return found.docs.map((snapshot) => {
    const { timestamp, ...play } = snapshot.data();
    const instant = timestamp instanceof Timestamp ? timestamp.toDate().toISOString() : '';
    return { ...play, timestamp: instant } as OwnPlay;
  });
}
