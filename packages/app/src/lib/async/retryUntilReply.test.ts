import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteError } from '../remote/remoteError.ts';
import { pauseBefore, retryUntilReply } from './retryUntilReply.ts';

const page = new EventTarget();
const lost = () => Promise.reject(new RemoteError('no-response'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a request without a reply', () => {
  it('is sent again when the connection returns', async () => {
    const load = vi.fn(async () => 'here').mockImplementationOnce(lost);
    const loaded = retryUntilReply(load);
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(1);
    page.dispatchEvent(new Event('online'));
    await expect(loaded).resolves.toBe('here');
  });

  it('is sent again after growing pauses, of a minute at most', async () => {
    const load = vi.fn(lost);
    void retryUntilReply(load).catch(() => {});
    await vi.advanceTimersByTimeAsync(2_000);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(3);
    expect(pauseBefore(20)).toBe(60_000);
  });

  it('is not sent again after an abort', async () => {
    const load = vi.fn(lost);
    const controller = new AbortController();
    const loaded = retryUntilReply(load, controller.signal);
    await vi.advanceTimersByTimeAsync(0);
    controller.abort();
    page.dispatchEvent(new Event('online'));
    await expect(loaded).rejects.toThrow('aborted');
    expect(load).toHaveBeenCalledTimes(1);
  });
});

it('rejects with the error of a reply', async () => {
  const error = new RemoteError('internal');
  await expect(retryUntilReply(() => Promise.reject(error))).rejects.toBe(error);
});
