import type { TimeLimits } from '../runtime/timeLimits.ts';
import { callableError } from './errors.ts';

/**
 * Resolves with the result of `work`, or rejects with `deadline-exceeded` after `replyWithinMs`, or
 * earlier if the store stops responding. A fixed earlier limit would end slow calls that succeed. The work
 * itself is not cancelled and may still succeed, as after a lost reply. That is why every command can be
 * retried. Specification section 8.
 * @param storeAnswers sends any request to the store; resolves with false if the store is unreachable, and
 *   may hang
 */
export async function withinDeadline<T>(
  work: Promise<T>,
  { probeStoreEveryMs, probeTimeoutMs, replyWithinMs }: TimeLimits,
  storeAnswers: () => Promise<boolean>,
): Promise<T> {
  const timers = new Map<'limit' | 'question' | 'silence', NodeJS.Timeout>();
  let isOver = false;
  const tooLate = new Promise<never>((_, reject) => {
    const giveUp = () => reject(callableError('deadline-exceeded'));
    const ask = async () => {
      timers.set('silence', setTimeout(giveUp, probeTimeoutMs));
      const answered = await storeAnswers();
      clearTimeout(timers.get('silence'));
      if (isOver) return;
      if (answered) timers.set('question', setTimeout(ask, probeStoreEveryMs));
      else giveUp();
    };
    timers.set('limit', setTimeout(giveUp, replyWithinMs));
    timers.set('question', setTimeout(ask, probeStoreEveryMs));
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    isOver = true;
    for (const timer of timers.values()) clearTimeout(timer);
  }
}
