import { retryUntilReply } from '../async/retry.ts';
import { RemoteError } from '../remote/remoteError.ts';
import { inspectScript } from './serviceWorkerScript.ts';

/** The web server responds within this time, in milliseconds, or the connection counts as useless. */
const RESPONSE_MS = 4_000;

/** Whether the web server responds. `navigator.onLine` is also true for a connection that carries no request. */
export async function serverResponds(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const finding = await inspectScript((url, init) =>
    fetch(url, { ...init, cache: 'no-store', signal: AbortSignal.timeout(RESPONSE_MS) }),
  );
  return finding !== 'unknown';
}

/** Resolves when the web server responds: true if it did not respond before. Rejects when aborted. */
export async function serverReturns(signal: AbortSignal): Promise<boolean> {
  let wasAway = false;
  await retryUntilReply(async () => {
    if (await serverResponds()) return;
    wasAway = true;
    throw new RemoteError('no-response');
  }, signal);
  return wasAway;
}
