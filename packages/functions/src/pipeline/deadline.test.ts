import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALLABLE_TIMEOUT_SECONDS } from '../contract/limits.ts';
import { currentTimeLimits } from '../runtime/timeLimits.ts';
import { withinDeadline } from './deadline.ts';

const WAITS = currentTimeLimits();
const SECOND = 1_000;

const after = <T>(milliseconds: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(resolve, milliseconds, value));

/** The outcome of a call with work of this duration, and its duration in seconds. */
async function endOf(workSeconds: number, storeAnswers: () => Promise<boolean>) {
  const startedAt = Date.now();
  const ended = withinDeadline(after(workSeconds * SECOND, 'done'), WAITS, storeAnswers).then(
    (value) => value,
    ({ code }: { code: string }) => code,
  );
  const seconds = ended.then(() => (Date.now() - startedAt) / SECOND);
  await vi.runAllTimersAsync();
  return { how: await ended, seconds: await seconds };
}

describe('§8, §9 the deadline of a call', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('§9.12 a call of 60 s succeeds while the store answers', async () => {
    const storeAnswers = vi.fn(() => after(2 * SECOND, true));
    expect(await endOf(60, storeAnswers)).toEqual({ how: 'done', seconds: 60 });
    expect(storeAnswers.mock.calls.length).toBeGreaterThan(4);
  });

  it('a call of 60 s succeeds if the store takes 9 s for each answer', async () => {
    const storeAnswers = () => after(9 * SECOND, true);
    expect(await endOf(60, storeAnswers)).toEqual({ how: 'done', seconds: 60 });
  });

  it('§9.12 a call fails after 68 s, before the platform and the client give up at 70 s', async () => {
    const storeAnswers = async () => true;
    expect(await endOf(69, storeAnswers)).toEqual({ how: 'deadline-exceeded', seconds: 68 });
    expect(WAITS.replyWithinMs).toBeGreaterThan(60 * SECOND);
    expect(WAITS.replyWithinMs).toBeLessThan(CALLABLE_TIMEOUT_SECONDS * SECOND);
  });

  it('§9.12 a call fails after 15 s if the store does not answer at all', async () => {
    const silent = () => new Promise<never>(() => {});
    expect(await endOf(60, silent)).toEqual({ how: 'deadline-exceeded', seconds: 15 });
  });

  it('a call fails after 5 s if the store is known to be unreachable', async () => {
    expect(await endOf(60, async () => false)).toEqual({ how: 'deadline-exceeded', seconds: 5 });
  });

  it('a call fails 15 s after the store stops answering', async () => {
    const answers = [true, true];
    const storeAnswers = async () => answers.pop() ?? new Promise<never>(() => {});
    expect(await endOf(60, storeAnswers)).toEqual({ how: 'deadline-exceeded', seconds: 25 });
  });

  it('a short call sends no probe to the store', async () => {
    const storeAnswers = vi.fn(async () => true);
    expect(await endOf(4, storeAnswers)).toEqual({ how: 'done', seconds: 4 });
    expect(storeAnswers).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a failed call rejects at once', async () => {
    const failing = Promise.reject(new Error('no'));
    await expect(withinDeadline(failing, WAITS, async () => true)).rejects.toThrow('no');
    expect(vi.getTimerCount()).toBe(0);
  });
});
