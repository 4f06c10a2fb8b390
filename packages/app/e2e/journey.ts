import AxeBuilder from '@axe-core/playwright';
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test';
import { emailOf, PASSWORD } from './accounts.ts';
import { memberState } from './memberState.ts';

/** Faults of a page, gathered while a journey runs; an expected one is named before it happens. */
export interface Faults {
  /** Lets console errors through that match: a refused request prints one that no page can prevent. */
  readonly expect: (pattern: RegExp) => void;
}

interface Journey {
  readonly faults: Faults;
  /** The demo account that is signed in from the start; nobody by default. */
  readonly account: string | null;
  /** Whether the page gets a service worker; only the journeys about it pay for one. */
  readonly withServiceWorker: boolean;
}

/** A journey fails with every console error, every faulty header and every uncaught error that it did not expect. */
export const test = base.extend<Journey>({
  account: [null, { option: true }],
  withServiceWorker: [false, { option: true }],
  storageState: async ({ account }, use) => {
    await use(account === null ? undefined : await memberState(emailOf(account), PASSWORD));
  },
  context: async ({ context, withServiceWorker }, use) => {
    if (!withServiceWorker) await withoutServiceWorker(context);
    await use(context);
  },
  faults: [
    async ({ context }, use) => {
      const found: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message: ConsoleMessage) => {
        if (isFault(message)) found.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (webError) => found.push(String(webError.error())));
      await use({ expect: (pattern) => expected.push(pattern) });
      const unexpected = found.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'no unexpected error in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Chromium prints a header that it does not understand as a warning, in the words of an error. */
function isFault(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.text().startsWith('Error with ');
}

/** Answers with a script that is no JavaScript: on this machine the page looks, and registers none. */
async function withoutServiceWorker(context: BrowserContext): Promise<void> {
  await context.route('**/sw.js', (route) => route.fulfill({ contentType: 'text/html' }));
}

export { expect };

/** What Chromium prints of a sign-in that the identity service refused. */
export const REFUSED_SIGN_IN = /status of 400 .*accounts:signInWithPassword/;

/** Fills in and sends the log-in form that is open, on the landing page after opening it. */
export async function logIn(page: Page, account: string, password = PASSWORD): Promise<void> {
  const form = page.getByRole('button', { name: 'Log in' });
  const landing = page.getByRole('link', { name: 'Log in' });
  await expect(form.or(landing)).toBeVisible();
  if (await landing.isVisible()) await landing.click();
  await page.getByLabel('Email').fill(emailOf(account));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await form.click();
}

/**
 * Signs a member in, by demo account or e-mail address, without the log-in form, and opens a page.
 * @param path the page that is opened: home unless told otherwise
 */
export async function signIn(page: Page, account: string, path = '/'): Promise<void> {
  const state = await memberState(emailOf(account), PASSWORD);
  await page.context().setStorageState(state);
  await page.goto(path);
  await expect(page.locator('main h1').first()).toBeVisible();
}

/** Logs out: from the menu behind the member's name on a wide window, from More on a narrow one. */
export async function logOut(page: Page): Promise<void> {
  const more = page.getByRole('link', { name: 'More' });
  const menu = page.getByRole('navigation').getByRole('button').last();
  await expect(more.or(menu)).toBeVisible();
  await ((await more.isVisible()) ? more : menu).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
}

/** Waits until the page stands at its top. */
export async function expectAtTop(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}

/** Fails with every accessibility fault that axe finds on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const faults = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html }) => html),
  }));
  expect(faults, 'no accessibility violation').toEqual([]);
}
