import { describe, expect, it } from 'vitest';
import { keepAwake, type ScreenLocks, type Visibility } from './keepAwake.ts';

/** A page that counts its locks. */
function pageWith(request?: ScreenLocks['request']) {
  const target = new EventTarget();
  const at = { held: 0, visibilityState: 'visible' as DocumentVisibilityState };
  const locks: ScreenLocks = {
    request:
      request ??
      (async () => {
        at.held += 1;
        return {
          release: async () => {
            at.held -= 1;
          },
        };
      }),
  };
  const page = Object.assign(target, {
    get visibilityState() {
      return at.visibilityState;
    },
  }) as unknown as Visibility;
  const look = (visibilityState: DocumentVisibilityState) => {
    at.visibilityState = visibilityState;
    Object.defineProperty(page, 'visibilityState', { value: visibilityState, configurable: true });
    target.dispatchEvent(new Event('visibilitychange'));
  };
  return { at, locks, page, look };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the screen wake lock', () => {
  it('requests one lock, and releases it at the end', async () => {
    const { at, locks, page } = pageWith();
    const stop = keepAwake(locks, page);
    await settled();
    expect(at.held).toBe(1);
    stop();
    await settled();
    expect(at.held).toBe(0);
  });

  it('requests a lock again when the page is visible, not while it is hidden', async () => {
    const { at, locks, page, look } = pageWith();
    const stop = keepAwake(locks, page);
    await settled();
    at.held = 0; // The browser let go as the page was hidden.
    look('hidden');
    await settled();
    expect(at.held).toBe(0);
    look('visible');
    await settled();
    expect(at.held).toBe(1);
    stop();
    look('visible');
    await settled();
    expect(at.held).toBe(0);
  });

  it('releases a lock that arrives after the end', async () => {
    const { at, locks, page } = pageWith();
    keepAwake(locks, page)();
    await settled();
    expect(at.held).toBe(0);
  });

  it('ignores a refusal and a browser without locks', async () => {
    const { locks, page } = pageWith(() => Promise.reject(new Error('NotAllowedError')));
    keepAwake(locks, page)();
    keepAwake(undefined, page)();
    await settled();
  });
});
