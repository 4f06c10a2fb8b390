import { expect, it } from 'vitest';
import { inEvenTime } from './evenTime.ts';

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await inEvenTime(work, 100, 20).catch(() => {});
  return performance.now() - start;
}

it.each([
  ['at once', async () => 'known'],
  ['after a while', () => new Promise((resolve) => setTimeout(resolve, 60))],
  ['with a failure', () => Promise.reject(new Error('unknown'))],
])('what is done %s is answered after the floor', async (_, work) => {
  expect(await timeOf(work)).toBeGreaterThanOrEqual(98);
});

it('gives what the work gives, or its failure', async () => {
  expect(await inEvenTime(async () => 'done', 0, 0)).toBe('done');
  await expect(inEvenTime(() => Promise.reject(new Error('no')), 0, 0)).rejects.toThrow('no');
});
