import { describe, expect, it, vi } from 'vitest';
import { askOnReturn } from './askOnReturn.ts';
import { RemoteError } from './remoteError.ts';

/** A page that is put away, and taken out again, by `put`. */
function pocketPage(hidden = false) {
  const page = Object.assign(new EventTarget(), { hidden });
  const put = (away: boolean) => {
    page.hidden = away;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { page, put };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('§8 what nobody answered while the page was put away', () => {
  it.each(['no-response', 'deadline-exceeded'] as const)('is asked on return: %s', async (code) => {
    const { page, put } = pocketPage();
    const ask = vi
      .fn(async () => 'here')
      .mockImplementationOnce(async () => {
        put(true);
        throw new RemoteError(code);
      });
    const answer = askOnReturn(ask, page);
    await settled();
    expect(ask).toHaveBeenCalledTimes(1);
    put(false);
    expect(await answer).toBe('here');
  });

  it('is asked at once where the page is back before that is known', async () => {
    const { page, put } = pocketPage();
    const ask = vi
      .fn(async () => 'here')
      .mockImplementationOnce(async () => {
        put(true);
        put(false);
        throw new RemoteError('no-response');
      });
    expect(await askOnReturn(ask, page)).toBe('here');
  });

  it('is asked when the page is first seen, where it was opened behind another', async () => {
    const { page, put } = pocketPage(true);
    const ask = vi.fn(async () => 'here').mockRejectedValueOnce(new RemoteError('no-response'));
    const answer = askOnReturn(ask, page);
    await settled();
    expect(ask).toHaveBeenCalledTimes(1);
    put(false);
    expect(await answer).toBe('here');
  });

  it('is told where the page was looked at all the time', async () => {
    const { page, put } = pocketPage();
    put(true);
    put(false);
    const ask = vi.fn().mockRejectedValue(new RemoteError('no-response'));
    await expect(askOnReturn(ask, page)).rejects.toMatchObject({ code: 'no-response' });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is not asked again where the server did answer', async () => {
    const { page } = pocketPage(true);
    const ask = vi.fn().mockRejectedValue(new RemoteError('unauthenticated'));
    await expect(askOnReturn(ask, page)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
