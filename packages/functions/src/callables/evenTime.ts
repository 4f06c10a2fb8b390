import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than looking an address up, making a code and handing an e-mail over takes. */
const FLOOR_MS = 1_200;
const JITTER_MS = 300;

/**
 * Does `work` in a time that does not tell what it found: whether it succeeds or fails, the answer comes
 * no sooner than a floor and a random part of the jitter, both in milliseconds.
 */
export async function inEvenTime<T>(
  work: () => Promise<T>,
  floorMs: number = FLOOR_MS,
  jitterMs: number = JITTER_MS,
): Promise<T> {
  const floor = sleep(floorMs + randomInt(jitterMs + 1));
  const [outcome] = await Promise.allSettled([work(), floor]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
