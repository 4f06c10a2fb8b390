import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { currentTimeLimits } from '../runtime/timeLimits.ts';

/**
 * Runs `work` in a time that does not disclose its outcome: resolves or rejects no sooner than
 * `evenTimeMinMs` plus a random part of `evenTimeJitterMs` (`runtime/timeLimits.ts`).
 */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const { evenTimeMinMs, evenTimeJitterMs } = currentTimeLimits();
  const minimum = sleep(evenTimeMinMs + randomInt(evenTimeJitterMs + 1));
  const [outcome] = await Promise.allSettled([work(), minimum]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
