import { refusal } from './errors.ts';
import type { Waits } from './waits.ts';

/**
 * What `work` comes to, or `deadline-exceeded` where it takes too long: `answerWithinMs` where the store
 * answers meanwhile, and no longer than the store stays silent where it does not. The work goes on: like a
 * lost reply it may be done after all, which is why every command may be sent again. Specification section 8.
 * @param storeAnswers asks the store anything; resolves with false where it is out of reach, and may hang
 */
export async function withinDeadline<T>(
  work: Promise<T>,
  { askStoreEveryMs, storeAnswersWithinMs, answerWithinMs }: Waits,
  storeAnswers: () => Promise<boolean>,
): Promise<T> {
  const timers = new Map<'limit' | 'question' | 'silence', NodeJS.Timeout>();
  let isOver = false;
  const tooLate = new Promise<never>((_, reject) => {
    const giveUp = () => reject(refusal('deadline-exceeded'));
    const ask = async () => {
      timers.set('silence', setTimeout(giveUp, storeAnswersWithinMs));
      const answered = await storeAnswers();
      clearTimeout(timers.get('silence'));
      if (isOver) return;
      if (answered) timers.set('question', setTimeout(ask, askStoreEveryMs));
      else giveUp();
    };
    timers.set('limit', setTimeout(giveUp, answerWithinMs));
    timers.set('question', setTimeout(ask, askStoreEveryMs));
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    isOver = true;
    for (const timer of timers.values()) clearTimeout(timer);
  }
}
