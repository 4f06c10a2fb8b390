import { describe, expect, it, vi } from 'vitest';
import { RemoteError } from '../remote/remoteError.ts';
import { retryOnReturn as retryOnReturnOf } from './retryOnReturn.ts';

type Page = EventTarget & { hidden: boolean };

const retryOnReturn = (send: () => Promise<unknown>, page: Page) =>
  retryOnReturnOf(send, page as Page & Document, page as unknown as Window);

/** A page that `put` hides and shows. */
function pageThatHides(hidden = false) {
  const page: Page = Object.assign(new EventTarget(), { hidden });
  const put = (away: boolean) => {
    page.hidden = away;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { page, put };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

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
      const answer = retryOnReturn(send, page);
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
    expect(await retryOnReturn(send, page)).toBe('here');
  });

  it('is sent again when a page that opened hidden becomes visible', async () => {
    const { page, put } = pageThatHides(true);
    const send = vi.fn(async () => 'here').mockRejectedValueOnce(new RemoteError('no-response'));
    const answer = retryOnReturn(send, page);
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
    await expect(retryOnReturn(send, page)).rejects.toMatchObject({ code: 'no-response' });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('rejects if the server replied', async () => {
    const { page } = pageThatHides(true);
    const send = vi.fn().mockRejectedValue(new RemoteError('unauthenticated'));
    await expect(retryOnReturn(send, page)).rejects.toMatchObject({ code: 'unauthenticated' });
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
    vi.useFakeTimers();
    const { page } = pageThatHides();
    const send = vi.fn(async () => 'here').mockImplementationOnce(endedBy(page, 'no-response'));
    const answer = retryOnReturn(send, page);
    await vi.advanceTimersByTimeAsync(999);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe('here');
    vi.useRealTimers();
  });

  it.each([
    ['whose request starts after the event', new RemoteError('no-response')],
    ['whose script did not load', new TypeError('Failed to fetch')],
  ])('is sent again by a page %s', async (_, error) => {
    vi.useFakeTimers();
    const { page } = pageThatHides();
    await retryOnReturn(async () => 'here', page);
    page.dispatchEvent(new Event('beforeunload'));
    await vi.advanceTimersByTimeAsync(20);
    const send = vi.fn(async () => 'here').mockRejectedValueOnce(error);
    const answer = retryOnReturn(send, page);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await answer).toBe('here');
    vi.useRealTimers();
  });

  it('rejects if the second request has no reply either', async () => {
    vi.useFakeTimers();
    const { page } = pageThatHides();
    const send = vi
      .fn()
      .mockRejectedValue(new RemoteError('no-response'))
      .mockImplementationOnce(endedBy(page, 'no-response'));
    const answer = expect(retryOnReturn(send, page)).rejects.toMatchObject({ code: 'no-response' });
    await vi.advanceTimersByTimeAsync(1_000);
    await answer;
    expect(send).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('rejects at once if the server replied', async () => {
    const { page } = pageThatHides();
    const send = vi.fn(endedBy(page, 'unauthenticated'));
    await expect(retryOnReturn(send, page)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
