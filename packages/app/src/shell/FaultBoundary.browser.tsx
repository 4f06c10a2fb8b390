import { ThemeRoot } from '@casino/ui';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { tabStorage } from '../lib/storage.ts';
import { updates, watchForStaleCode } from '../pwa/updates.ts';
import { expectAccessible } from '../testing/expectAccessible.ts';
import { FaultBoundary } from './FaultBoundary.tsx';

function Faulty(): never {
  throw new TypeError('x is not a function');
}

async function openFaulty() {
  const { unmount } = await render(
    <ThemeRoot scheme="light">
      <FaultBoundary>
        <Faulty />
      </FaultBoundary>
    </ThemeRoot>,
  );
  onTestFinished(unmount);
  return unmount;
}

const heading = page.getByRole('heading', { level: 1 });

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  // React prints what it caught.
  vi.spyOn(console, 'error').mockClear();
  sessionStorage.clear();
});

describe('a fault of the app', () => {
  it('offers to reload at first, and says whom to call when it comes again', async () => {
    const unmount = await openFaulty();
    await expect.element(heading).toMatchTextContent('Something went wrong');
    await expect.element(page.getByRole('link', { name: '0808 8020 133' })).not.toBeInTheDocument();
    await unmount();

    await openFaulty();
    await expect.element(heading).toMatchTextContent('It still does not work');
    await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: '020 7946 0106' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: '0808 8020 133' })).toBeVisible();
    await expectAccessible();
  });

  it('says whom to call after a reload for want of code', async () => {
    // Other tests share this tab's storage, and clear it.
    vi.spyOn(tabStorage, 'lastReload').mockReturnValue(Date.now());
    await openFaulty();
    await expect.element(heading).toMatchTextContent('It still does not work');
  });

  it('of a module that starts is never told as an update', () => {
    watchForStaleCode();
    const event = new Event('vite:preloadError', { cancelable: true });
    window.dispatchEvent(Object.assign(event, { payload: new TypeError('x is not a function') }));
    expect(updates.getSnapshot()).toBeNull();
    expect(event.defaultPrevented).toBe(false);
  });
});
