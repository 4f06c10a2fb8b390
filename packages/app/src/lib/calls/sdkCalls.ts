import { FUNCTIONS_REGION } from '@casino/functions/contract/limits.ts';
import { serviceOrigins } from '@casino/functions/contract/services.ts';
import type { Auth } from 'firebase/auth';
import type { CasinoConfig } from '../config/env.ts';
import { fromFirebaseError } from '../firebase/firebaseError.ts';
import { traceparent } from '../remote/trace.ts';
import { CALL_TIMEOUT_MS, createCallableClient } from './callable.ts';

/**
 * Calls callables as the user of an app of the Firebase SDK.
 * @param language the language of the page, a BCP 47 tag
 */
export function sdkCalls(
  { emulators, projectId }: Pick<CasinoConfig, 'emulators' | 'projectId'>,
  loadAuth: () => Promise<Pick<Auth, 'currentUser'>>,
  loadAppCheck: () => Promise<(() => Promise<string | null>) | null | undefined>,
  language: () => string,
) {
  const origin = emulators
    ? `${emulators.functions}/${projectId}/${FUNCTIONS_REGION}`
    : serviceOrigins(projectId).functions;
  return createCallableClient({
    urlOf: (name) => `${origin}/${name}`,
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
