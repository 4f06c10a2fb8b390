import type { User } from 'firebase/auth';
import { fromFirebaseError } from '../firebase/firebaseError.ts';
import { traceparent } from '../remote/trace.ts';
import { CALL_TIMEOUT_MS, createCallableClient } from './callable.ts';

/**
 * Calls callables as the user of an app of the Firebase SDK.
 * @param language the language of the page, a BCP 47 tag
 */
export function sdkCalls(
  loadAuth: () => Promise<{ readonly currentUser: Pick<User, 'getIdToken'> | null }>,
  loadAppCheck: () => Promise<(() => Promise<string | null>) | null | undefined>,
  language: () => string,
) {
  return createCallableClient({
    idToken: async () => {
      try {
        return (await (await loadAuth()).currentUser?.getIdToken()) ?? null;
      } catch (error) {
        throw fromFirebaseError(error);
      }
    },
    appCheckToken: async () => (await (await loadAppCheck())?.()) ?? null,
    language,
    traceparent,
    timeoutMs: CALL_TIMEOUT_MS,
    fetch: (...request) => fetch(...request),
  });
}
