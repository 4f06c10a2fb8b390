import { refusal } from './errors.ts';

/**
 * How long a caller waits for an answer, in milliseconds. The clients of store and identity service try
 * again for most of a minute while those are out of reach; by then a member has long given up.
 */
export const ANSWER_WITHIN_MS = 15_000;

/**
 * What `work` comes to, or `deadline-exceeded` where it takes too long. The work goes on: like a lost
 * reply it may be done after all, which is why every command may be sent again. Specification section 8.
 */
export async function withinDeadline<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(refusal('deadline-exceeded')), limitMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
