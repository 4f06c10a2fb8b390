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
  orderBy,
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
  const user = connect('user', {
    sub: 'ada',
    email: 'ada@example.com',
    email_verified: true,
    auth_time: 1_795_000_000,
  });
  const profile = doc(user, 'users/ada');
  const code = (promise: Promise<unknown>) =>
    promise.then(
      () => 'done',
      (error: { code: string }) => error.code,
    );

  await setDoc(doc(owner, 'users/ada'), { name: 'Ada', labels: [] });
  await setDoc(doc(owner, 'notes/n1'), { userId: 'ada', createdAt: new Date(1_000) });
  await setDoc(doc(owner, 'notes/n2'), { userId: 'ada', createdAt: new Date(2_000) });
  await setDoc(profile, { labels: arrayUnion('first') }, { merge: true });
  await runTransaction(owner, async (transaction) => {
    const read = await transaction.get(doc(owner, 'users/ada'));
    transaction.update(read.ref, { name: `${read.get('name')}!` });
  });
  const found = await getDoc(profile);
  const own = query(
    collection(user, 'notes'),
    where('userId', '==', 'ada'),
    orderBy('createdAt', 'desc'),
  );
  return {
    labels: found.get('labels'),
    name: found.get('name'),
    notes: (await getDocs(own)).docs.map(({ id }) => id),
    counted: (await getCount(own)).data().count,
    refused: await code(setDoc(profile, { name: 'Eve' }, { merge: true })),
    missing: await code(updateDoc(doc(owner, 'users/none'), { x: 1 })),
  };
}
