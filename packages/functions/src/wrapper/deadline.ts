import { refusal } from './errors.ts';

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
