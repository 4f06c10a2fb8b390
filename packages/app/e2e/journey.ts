import AxeBuilder from '@axe-core/playwright';
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test';
import { emailOf, PASSWORD } from './accounts.ts';
import { appOrigin, onGroup } from './backend.ts';
import { memberState } from './memberState.ts';

/** The faults of a page, collected during a journey. A test declares an expected fault before it happens. */
export interface Faults {
  /** Ignores matching console errors. A page cannot prevent the error for a failed request. */
  readonly expect: (pattern: RegExp) => void;
}

interface Journey {
  readonly faults: Faults;
  /** The demo account that is signed in at the start; by default none. */
  readonly account: string | null;
  /** Whether the page registers a service worker, which slows a journey down. */
  readonly withServiceWorker: boolean;
}

/** The options of a project. */
export interface JourneyProject {
  /** Whether the callables use the services of a group, in place of the Firestore implementation. */
  readonly isRemote: boolean;
}

interface JourneyWorker extends JourneyProject {
  /** Connects the backend for all journeys of a worker. */
  readonly services: null;
}

/** A journey fails with every unexpected console error, invalid header and uncaught error. */
export const test = base.extend<Journey, JourneyWorker>({
  isRemote: [false, { option: true, scope: 'worker' }],
  services: [
    async ({ isRemote }, use) => {
      await (isRemote ? onGroup(() => use(null)) : use(null));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ services: _ }, use) => use(await appOrigin()),
  account: [null, { option: true }],
  withServiceWorker: [false, { option: true }],
  storageState: async ({ account, baseURL: _ }, use) => {
    await use(account === null ? undefined : await memberState(emailOf(account), PASSWORD));
  },
  context: async ({ context, withServiceWorker }, use) => {
    if (!withServiceWorker) await withoutServiceWorker(context);
    await use(context);
  },
  faults: [
    async ({ context, withServiceWorker }, use) => {
      const found: string[] = [];
      const expected: RegExp[] = withServiceWorker ? [] : [REFUSED_WORKER];
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

/** Chromium logs an invalid header as a warning. */
function isFault(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.text().startsWith('Error with ');
}

/** Chromium's console error for the script of `withoutServiceWorker`, if the page is left before it handles the refusal. */
const REFUSED_WORKER = /^The script has an unsupported MIME type/;

/** Serves the page as the script: on localhost the app checks it, and registers no worker. */
async function withoutServiceWorker(context: BrowserContext): Promise<void> {
  await context.route('**/sw.js', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<meta name="casino-config" content="">' }),
  );
}

export { expect };

/** Chromium's console error for a rejected sign-in. */
export const REFUSED_SIGN_IN = /status of 400 .*accounts:signInWithPassword/;

/** Fills in and submits the log-in form. Opens it first on the landing page. */
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
 * Signs a member in without the log-in form, by demo account or e-mail address, and opens a page.
 * @param path the page, by default home
 */
export async function signIn(page: Page, account: string, path = '/'): Promise<void> {
  const state = await memberState(emailOf(account), PASSWORD);
  await page.context().setStorageState(state);
  await page.goto(path);
  await expect(page.locator('main h1').first()).toBeVisible();
}

/** Waits for home of a member: the log-in page has the same heading, but no navigation. */
export async function expectHome(page: Page): Promise<void> {
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

/** Logs out: in the menu with the member's name on a wide window, on More on a narrow one. */
export async function logOut(page: Page): Promise<void> {
  const more = page.getByRole('link', { name: 'More' });
  const menu = page.getByRole('navigation').getByRole('button').last();
  await expect(more.or(menu)).toBeVisible();
  await ((await more.isVisible()) ? more : menu).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
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
