import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchForRestoring } from './restoredPage.ts';

const leave = () => window.dispatchEvent(new Event('pagehide'));
const comeBack = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

function watch(presumed: string | null) {
  const reload = vi.fn();
  const listeners = vi.spyOn(window, 'addEventListener');
  watchForRestoring({ shown: () => 'ace', presumed: () => presumed, reload });
  const added = listeners.mock.calls.map(([type, listener]) => ({ type, listener }));
  listeners.mockRestore();
  onTestFinished(() => {
    for (const { type, listener } of added) window.removeEventListener(type, listener);
  });
  return reload;
}

afterEach(() => {
  document.documentElement.hidden = false;
});

describe('a page that the browser restores', () => {
  it('stays if its member is still signed in', () => {
    const reload = watch('ace');
    leave();
    comeBack(true);
    expect(reload).not.toHaveBeenCalled();
    expect(document.documentElement.hidden).toBe(false);
  });

  it('is hidden and reloads if its member has logged out', () => {
    const reload = watch(null);
    leave();
    comeBack(true);
    expect(reload).toHaveBeenCalledOnce();
    expect(document.documentElement.hidden).toBe(true);
  });

  it('stays if it was not restored', () => {
    const reload = watch(null);
    comeBack(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
