import { ThemeRoot } from '@casino/ui/tokens/ThemeRoot.tsx';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { tabStorage } from '../../lib/device/storage.ts';
import { expectAccessible } from '../../testing/expectAccessible.ts';
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
  // React logs the error.
  vi.spyOn(console, 'error').mockClear();
  sessionStorage.clear();
});

describe('the error page', () => {
  it('offers to reload, and lists telephone numbers after a repeated fault', async () => {
    const unmount = await openFaulty();
    await expect.element(heading).toMatchTextContent('Something went wrong');
    await expect.element(page.getByRole('link', { name: '0808 8020 133' })).not.toBeInTheDocument();
    await unmount();

    await openFaulty();
    await expect.element(heading).toMatchTextContent('It is still not working');
    await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: '020 7946 0106' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: '0808 8020 133' })).toBeVisible();
    await expectAccessible();
  });

  it('lists telephone numbers after a reload because of missing code', async () => {
    // A spy, because other tests in this tab clear the storage.
    vi.spyOn(tabStorage, 'lastReload').mockReturnValue(Date.now());
    await openFaulty();
    await expect.element(heading).toMatchTextContent('It is still not working');
  });
});
