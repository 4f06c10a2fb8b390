import { initializeApp } from 'firebase/app';
import {
  arrayUnion,
  collection,
  connectFirestoreEmulator,
  doc,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  query,
  runTransaction,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';

/** Runs operations of the web SDK in a page and returns their results. The test bundles it for the browser. */
export async function useStore(port: number, projectId: string) {
  const connect = (
    name: string,
    mockUserToken:
      | 'owner'
      | { sub: string; email: string; email_verified: true; auth_time: number },
  ) => {
    const database = getFirestore(initializeApp({ projectId, apiKey: 'none' }, name));
    connectFirestoreEmulator(database, '127.0.0.1', port, { mockUserToken });
    return database;
  };
  const owner = connect('owner', 'owner');
  const member = connect('member', {
    sub: 'jack',
    email: 'jack@demo.test',
    email_verified: true,
    auth_time: 1_795_000_000,
  });
  const profile = doc(member, 'users/jack');
  const code = (promise: Promise<unknown>) =>
    promise.then(
      () => 'done',
      (error: { code: string }) => error.code,
    );

  await setDoc(doc(owner, 'users/jack'), {
    emailAddress: 'jack@demo.test',
    country: 'gb',
    gameOptin: [],
  });
  await setDoc(doc(owner, 'games/g1'), { userId: 'jack' });
  const entry = { gameId: 'spin', timestamp: new Date().toISOString() };
  await setDoc(profile, { gameOptin: arrayUnion(entry) }, { merge: true });
  await runTransaction(owner, async (transaction) => {
    const read = await transaction.get(doc(owner, 'users/jack'));
    transaction.update(read.ref, { country: `${read.get('country')}!` });
  });
  const found = await getDoc(profile);
  const own = query(collection(member, 'games'), where('userId', '==', 'jack'));
  return {
    optedIn: found.get('gameOptin').length,
    country: found.get('country'),
    plays: (await getDocs(own)).size,
    counted: (await getCount(own)).data().count,
    refused: await code(setDoc(profile, { country: 'ie' }, { merge: true })),
    missing: await code(updateDoc(doc(owner, 'users/none'), { x: 1 })),
  };
}
