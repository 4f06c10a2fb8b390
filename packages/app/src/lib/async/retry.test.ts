import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteError } from '../remote/remoteError.ts';
import {
  QUIET_PAUSES_MS,
  retryOnReturn,
  retryPause,
  retryQuietly,
  retryUntilReply,
  WAITING_PAUSES_MS,
} from './retry.ts';

const view = new EventTarget();
const lost = () => Promise.reject(new RemoteError('no-response'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view));
  vi.stubGlobal('removeEventListener', view.removeEventListener.bind(view));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the pause before a retry', () => {
  it.each([
    ['a minute, if the page waits', WAITING_PAUSES_MS],
    ['five minutes, if it is quiet', QUIET_PAUSES_MS],
  ])('grows up to %s', (_, pauses) => {
    const all = [...pauses, pauses.at(-1)];
    expect(all.map((_pause, attempts) => retryPause(pauses, attempts, 0.5))).toEqual(all);
  });

  it('varies by up to a quarter', () => {
    const pauses = [0, 1].map((random) => retryPause(QUIET_PAUSES_MS, 0, random));
    expect(pauses).toEqual([11_250, 18_750]);
  });
});

const [FIRST, SECOND] = QUIET_PAUSES_MS;

describe('a quiet retry', () => {
  it('runs until it is stopped', async () => {
    const attempt = vi.fn(async () => {});
    const stop = retryQuietly(attempt, () => true);
    await vi.advanceTimersByTimeAsync(FIRST);
    expect(attempt).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(SECOND - 1);
    expect(attempt).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(attempt).toHaveBeenCalledTimes(2);
    stop();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it('sends nothing from a hidden page, and its pause does not grow meanwhile', async () => {
    let inUse = false;
    const attempt = vi.fn(async () => {});
    retryQuietly(attempt, () => inUse);
    await vi.advanceTimersByTimeAsync(60 * FIRST);
    expect(attempt).not.toHaveBeenCalled();
    inUse = true;
    await vi.advanceTimersByTimeAsync(FIRST);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('runs one attempt at a time, and does not catch up after a sleep', async () => {
    let end = () => {};
    const attempt = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
    const stop = retryQuietly(attempt, () => true);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(attempt).toHaveBeenCalledTimes(1);
    stop();
    end();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});

describe('a request without a reply', () => {
  it('is sent again when the connection returns', async () => {
    const load = vi.fn(async () => 'here').mockImplementationOnce(lost);
    const loaded = retryUntilReply(load);
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(1);
    view.dispatchEvent(new Event('online'));
    await expect(loaded).resolves.toBe('here');
  });

  it('is sent again after growing pauses', async () => {
    const load = vi.fn(lost);
    void retryUntilReply(load).catch(() => {});
    await vi.advanceTimersByTimeAsync(2_000);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is not sent again after an abort', async () => {
    const load = vi.fn(lost);
    const controller = new AbortController();
    const loaded = retryUntilReply(load, controller.signal);
    await vi.advanceTimersByTimeAsync(0);
    controller.abort();
    view.dispatchEvent(new Event('online'));
    await expect(loaded).rejects.toThrow('aborted');
    expect(load).toHaveBeenCalledTimes(1);
  });
});

it('a request until its reply rejects with the error of a reply', async () => {
  const error = new RemoteError('internal');
  await expect(retryUntilReply(() => Promise.reject(error))).rejects.toBe(error);
});

type Page = EventTarget & { hidden: boolean };

const sendFrom = (page: Page, send: () => Promise<unknown>) =>
  retryOnReturn(send, page as Page & Document, page as unknown as Window);

/** A page that `put` hides and shows. */
function pageThatHides(hidden = false) {
  const page: Page = Object.assign(new EventTarget(), { hidden });
  const put = (away: boolean) => {
    page.hidden = away;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { page, put };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('§8 a request without a reply while the page was hidden', () => {
  it.each(['no-response', 'deadline-exceeded'] as const)(
    'is sent again on return: %s',
    async (code) => {
      const { page, put } = pageThatHides();
      const send = vi
        .fn(async () => 'here')
        .mockImplementationOnce(async () => {
          put(true);
          throw new RemoteError(code);
        });
      const answer = sendFrom(page, send);
      await settled();
      expect(send).toHaveBeenCalledTimes(1);
      put(false);
      expect(await answer).toBe('here');
    },
  );

  it('is sent again at once if the page is visible before the failure', async () => {
    const { page, put } = pageThatHides();
    const send = vi
      .fn(async () => 'here')
      .mockImplementationOnce(async () => {
        put(true);
        put(false);
        throw new RemoteError('no-response');
      });
    expect(await sendFrom(page, send)).toBe('here');
  });

  it('is sent again when a page that opened hidden becomes visible', async () => {
    const { page, put } = pageThatHides(true);
    const send = vi.fn(async () => 'here').mockRejectedValueOnce(new RemoteError('no-response'));
    const answer = sendFrom(page, send);
    await settled();
    expect(send).toHaveBeenCalledTimes(1);
    put(false);
    expect(await answer).toBe('here');
  });

  it('rejects if the page was always visible', async () => {
    const { page, put } = pageThatHides();
    put(true);
    put(false);
    const send = vi.fn().mockRejectedValue(new RemoteError('no-response'));
    await expect(sendFrom(page, send)).rejects.toMatchObject({ code: 'no-response' });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('rejects if the server replied', async () => {
    const { page } = pageThatHides(true);
    const send = vi.fn().mockRejectedValue(new RemoteError('unauthenticated'));
    await expect(sendFrom(page, send)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('§8 a request without a reply of a page that is being left', () => {
  /** The request fails after `beforeunload`, as in WebKit and Firefox. */
  const endedBy = (page: Page, code: 'no-response' | 'unauthenticated') => async () => {
    page.dispatchEvent(new Event('beforeunload'));
    throw new RemoteError(code);
  };

  it('is sent again a second later if the page has stayed', async () => {
    const { page } = pageThatHides();
    const send = vi.fn(async () => 'here').mockImplementationOnce(endedBy(page, 'no-response'));
    const answer = sendFrom(page, send);
    await vi.advanceTimersByTimeAsync(999);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe('here');
  });

  it.each([
    ['whose request starts after the event', new RemoteError('no-response')],
    ['whose script did not load', new TypeError('Failed to fetch')],
  ])('is sent again by a page %s', async (_, error) => {
    const { page } = pageThatHides();
    await sendFrom(page, async () => 'here');
    page.dispatchEvent(new Event('beforeunload'));
    await vi.advanceTimersByTimeAsync(20);
    const send = vi.fn(async () => 'here').mockRejectedValueOnce(error);
    const answer = sendFrom(page, send);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await answer).toBe('here');
  });

  it('rejects if the second request has no reply either', async () => {
    const { page } = pageThatHides();
    const send = vi
      .fn()
      .mockRejectedValue(new RemoteError('no-response'))
      .mockImplementationOnce(endedBy(page, 'no-response'));
    const answer = expect(sendFrom(page, send)).rejects.toMatchObject({ code: 'no-response' });
    await vi.advanceTimersByTimeAsync(1_000);
    await answer;
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('rejects at once if the server replied', async () => {
    const { page } = pageThatHides();
    const send = vi.fn(endedBy(page, 'unauthenticated'));
    await expect(sendFrom(page, send)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
