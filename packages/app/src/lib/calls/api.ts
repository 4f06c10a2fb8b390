import { loadCode } from '../code/loadCode.ts';
import { createCalls } from './createCalls.ts';

const loadClient = () => loadCode(() => import('./firebaseCalls.ts'));

const calls = createCalls(async (name, request) => (await loadClient()).attempt(name, request));

/**
 * Calls a callable function as the signed-in user. The client and the Firebase SDK load with the first call.
 * Rejects with a `RemoteError`. Specification sections 7 and 9.
 */
export const attempt = calls.attempt;

/** As `attempt`, and rejects a reply with `success: false`. */
export const call = calls.call;

/** The replies that the server sends ahead when the app opens. */
export const opening = calls.opening;

/** Loads the client ahead of the first call. */
export async function preloadApi(): Promise<void> {
  await loadClient();
}
