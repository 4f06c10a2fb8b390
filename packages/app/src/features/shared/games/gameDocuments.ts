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
import { loadStore } from '../../../lib/firebase/documents.ts';
import { fromFirebaseError } from '../../../lib/firebase/firebaseError.ts';

// This module is imported dynamically, so that Firebase stays out of the first load. Documents are not
// validated here: only the backend writes plays, and the security rules check opt-ins.

/** A play with the request id of its device. */
export type OwnPlay = Play & { readonly requestId: string };

const MAX_PLAYS = 60;

/** Reads the opt-ins in `users/{uid}`; null if the document does not exist. Rejects with a `RemoteError`. */
export async function readOptIns(uid: string): Promise<readonly OptIn[] | null> {
  try {
    const snapshot = await getDoc(doc(await loadStore(), 'users', uid));
    return snapshot.exists() ? ((snapshot.get('gameOptin') ?? []) as OptIn[]) : null;
  } catch (error) {
    throw fromFirebaseError(error);
  }
}

/** Merges an opt-in into `users/{uid}`. Rejects with a `RemoteError`. Specification section 7. */
export async function addOptIn(uid: string, optIn: OptIn): Promise<void> {
  try {
    const own = doc(await loadStore(), 'users', uid);
    await setDoc(own, { gameOptin: arrayUnion(optIn) }, { merge: true });
  } catch (error) {
    throw fromFirebaseError(error);
  }
}

/** Reads the member's last play of a game, or null. Rejects with a `RemoteError`. Specification section 7. */
export async function readLastPlay(uid: string, gameId: string): Promise<OwnPlay | null> {
  const [last] = await readPlays(where('userId', '==', uid), where('gameId', '==', gameId), 1);
  return last ?? null;
}

/** Reads the member's plays of all games, latest first, 60 by default. Rejects with a `RemoteError`. */
export function readAllPlays(uid: string, max = MAX_PLAYS): Promise<readonly OwnPlay[]> {
  return readPlays(where('userId', '==', uid), null, max);
}

async function readPlays(
  byUser: ReturnType<typeof where>,
  byGame: ReturnType<typeof where> | null,
  max: number,
): Promise<readonly OwnPlay[]> {
  const filters = byGame ? [byUser, byGame] : [byUser];
  try {
    const games = collection(await loadStore(), 'games');
    const found = await getDocs(query(games, ...filters, orderBy('timestamp', 'desc'), limit(max)));
    return found.docs.map((snapshot) => {
      const { timestamp, ...play } = snapshot.data();
      const instant = timestamp instanceof Timestamp ? timestamp.toDate().toISOString() : '';
      return { ...play, timestamp: instant } as OwnPlay;
    });
  } catch (error) {
    throw fromFirebaseError(error);
  }
}
