import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerOf, stubDependencies } from '../../testing/calls/stubDependencies.ts';
import { currentTimeLimits, setTimeLimits } from '../runtime/timeLimits.ts';
import { inEvenTime } from './evenTime.ts';

const production = currentTimeLimits();

beforeEach(() => setTimeLimits({ evenTimeMinMs: 100, evenTimeJitterMs: 20 }));
afterEach(() => setTimeLimits(production));

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await inEvenTime(work).catch(() => {});
  return performance.now() - start;
}

it.each([
  ['at once', async () => 'known'],
  ['after a while', () => new Promise((resolve) => setTimeout(resolve, 60))],
  ['with a failure', () => Promise.reject(new Error('unknown'))],
])('work that ends %s resolves after the minimum duration', async (_, work) => {
  expect(await timeOf(work)).toBeGreaterThanOrEqual(98);
});

it('returns the result of the work, or its rejection', async () => {
  setTimeLimits({ evenTimeMinMs: 0, evenTimeJitterMs: 0 });
  expect(await inEvenTime(async () => 'done')).toBe('done');
  await expect(inEvenTime(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

it.each(['users-sendPasswordReset', 'users-resendVerificationEmail'] as const)(
  '%s replies after the minimum duration, whatever the outcome',
  async (name) => {
    stubDependencies();
    setTimeLimits({ evenTimeMinMs: 250, evenTimeJitterMs: 0 });
    const start = performance.now();
    await answerOf(name, 'nobody');
    expect(performance.now() - start).toBeGreaterThanOrEqual(248);
  },
);

it('takes at least 1.2 s in production', async () => {
  setTimeLimits(production);
  expect(await timeOf(async () => 'known')).toBeGreaterThanOrEqual(1_195);
});
