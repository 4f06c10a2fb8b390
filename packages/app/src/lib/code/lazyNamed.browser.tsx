import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setOnline } from '../../testing/openApp.tsx';
import { CODE_WAIT_MS, lazyNamed } from './lazyNamed.tsx';

const NOT_FETCHED = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
const code = { Benefits: () => <h1>My Benefits</h1> };

const opened = page.getByRole('heading', { name: 'My Benefits' });
const note = page.getByText('Not saved');

const unmounts: (() => Promise<void>)[] = [];

/** Renders an element until the test has finished. */
async function renderInTest(element: ReactNode) {
  const rendered = await render(element);
  unmounts.push(rendered.unmount);
  return rendered;
}

/** Renders a page that the test loads. */
function renderPage(load: () => Promise<typeof code>) {
  const Lazy = lazyNamed(load, 'Benefits', () => <p>Not saved</p>);
  return renderInTest(<Lazy />);
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  vi.useRealTimers();
  for (const unmount of unmounts.splice(0)) await unmount();
  Reflect.deleteProperty(navigator, 'onLine');
});

describe('§1 a page whose code is not on the device', () => {
  it('says so offline, and opens when the connection returns', async () => {
    setOnline(false);
    const load = vi.fn(async () => code).mockRejectedValue(NOT_FETCHED);
    await renderPage(load);
    await expect.element(note).toBeVisible();
    load.mockResolvedValue(code);
    setOnline(true);
    await expect.element(opened).toBeVisible();
    await expect.element(note).not.toBeInTheDocument();
  });

  it('says so if the code does not arrive in time, and opens when it arrives', async () => {
    let arrive = () => {};
    const arriving = new Promise<typeof code>((resolve) => {
      arrive = () => resolve(code);
    });
    void renderPage(() => arriving);
    await vi.advanceTimersByTimeAsync(CODE_WAIT_MS - 1);
    await expect.element(note).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(1);
    await expect.element(note).toBeVisible();
    arrive();
    await expect.element(opened).toBeVisible();
  });

  it('retries after a pause without an event of the browser', async () => {
    setOnline(false);
    const load = vi.fn(async () => code).mockRejectedValue(NOT_FETCHED);
    await renderPage(load);
    await expect.element(note).toBeVisible();
    load.mockResolvedValue(code);
    Reflect.deleteProperty(navigator, 'onLine');
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(2_000);
        return opened.elements().length;
      })
      .toBe(1);
  });

  it('keeps its input when it renders again after it has opened', async () => {
    setOnline(false);
    const form = { Benefits: () => <input aria-label="Mobile" /> };
    const load = vi.fn(async () => form).mockRejectedValue(NOT_FETCHED);
    const Form = lazyNamed(load, 'Benefits');
    const { rerender } = await renderInTest(<Form />);
    load.mockResolvedValue(form);
    setOnline(true);
    const mobile = page.getByLabelText('Mobile');
    await mobile.fill('07700');
    await rerender(<Form />);
    await expect.element(mobile).toHaveValue('07700');
  });
});
