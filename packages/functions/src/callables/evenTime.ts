import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { currentWaits } from '../runtime/timeLimits.ts';

/**
 * Runs `work` in a time that does not disclose its outcome: resolves or rejects no sooner than
 * `evenTimeFloorMs` plus a random part of `evenTimeJitterMs` (`runtime/timeLimits.ts`).
 */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const { evenTimeFloorMs, evenTimeJitterMs } = currentWaits();
  const floor = sleep(evenTimeFloorMs + randomInt(evenTimeJitterMs + 1));
  const [outcome] = await Promise.allSettled([work(), floor]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
