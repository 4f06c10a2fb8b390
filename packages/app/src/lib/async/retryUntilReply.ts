import { isNoAnswer, remoteErrorCode } from '../remote/remoteError.ts';

/** The pauses between attempts grow from the first to the last, in milliseconds. */
const FIRST_PAUSE_MS = 2_000;
const LAST_PAUSE_MS = 60_000;

/** The pause before a retry without a reply, in milliseconds. `retry` counts from 1. */
export function pauseBefore(retry: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (retry - 1), LAST_PAUSE_MS);
}

/**
 * Runs `load` until it gets a reply: again when the connection returns, and after growing pauses, because a useless
 * connection does not announce its return. Rejects with the error of a reply, and with the signal's when aborted.
 */
export async function retryUntilReply<T>(load: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let retry = 1; ; retry += 1) {
    signal?.throwIfAborted();
    try {
      return await load();
    } catch (error) {
      if (!isNoAnswer(remoteErrorCode(error))) throw error;
      await onlineOrAfter(pauseBefore(retry));
    }
  }
}

function onlineOrAfter(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, pause);
    addEventListener('online', end);
  });
}
