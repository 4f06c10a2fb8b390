import { inject } from 'vitest';
import { environmentOf } from '../callables/environment.ts';

/** Lets this process's Firebase SDKs find the backend of the test run. */
export function pointAtBackend(): void {
  const { auth, firestore } = inject('backend');
  Object.assign(
    process.env,
    environmentOf({ authHost: new URL(auth).host, firestoreHost: firestore }),
  );
}
