import { FUNCTIONS_REGION } from '@casino/functions/contract/limits.ts';
import { serviceOrigins } from '@casino/functions/contract/services.ts';
import { config, loadAppCheck, loadAuth } from '../firebase/firebase.ts';
import { fromFirebaseError } from '../firebase/firebaseError.ts';
import { traceparent } from '../remote/trace.ts';
import { CALL_TIMEOUT_MS, createCallableClient } from './callable.ts';

// `api.ts` imports this module on demand, because it imports the Firebase SDK.

const { emulators, projectId } = config;

const origin = emulators
  ? `${emulators.functions}/${projectId}/${FUNCTIONS_REGION}`
  : serviceOrigins(projectId).functions;

/** Calls a callable function as the signed-in user. Rejects with a `RemoteError`. Sections 7 and 9. */
export const attempt = createCallableClient({
  urlOf: (name) => `${origin}/${name}`,
  idToken: async () => {
    try {
      return (await (await loadAuth()).currentUser?.getIdToken()) ?? null;
    } catch (error) {
      throw fromFirebaseError(error);
    }
  },
  appCheckToken: async () => (await (await loadAppCheck())?.()) ?? null,
  traceparent,
  timeoutMs: CALL_TIMEOUT_MS,
  fetch: (...request) => fetch(...request),
});
