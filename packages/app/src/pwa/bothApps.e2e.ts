import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/journey.ts';
import { startProxy } from '../../e2e/releases.ts';
import { keptAddresses } from '../../e2e/serviceWorker.ts';

test.use({ withServiceWorker: true });

const APPS = {
  members: { path: '/login-mobile', worker: '/sw.js', heading: 'Welcome back' },
  staff: { path: '/staff/', worker: '/staff/sw.js', heading: 'This device is not set up' },
} as const;
type App = keyof typeof APPS;

/** A proxy before the build, which can release another version of one app: its worker has another revision of its page. */
async function startVersions(app: string) {
  const versions = { members: 0, staff: 0 };
  const proxy = await startProxy(
    () => app,
    (path, body) => {
      const [name] = Object.entries(APPS).find(([, { worker }]) => worker === path) ?? [];
      const version = versions[name as App] ?? 0;
      if (version === 0) return body;
      const revision = /(url:\s*"index\.html",\s*revision:\s*")/;
      return Buffer.from(body.toString().replace(revision, `$1${version}`));
    },
  );
  return {
    ...proxy,
    /** Releases a version of an app, and waits until its worker is active. */
    update: async (page: Page, name: App) => {
      versions[name] += 1;
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration?.update();
      });
      await expect.poll(() => page.evaluate(waitingWorker)).toBe(true);
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
      });
      // The page may reload meanwhile.
      await expect.poll(() => page.evaluate(waitingWorker).catch(() => true)).toBe(false);
      await page.waitForLoadState('networkidle');
    },
  };
}

/** Runs in a page. The path of the worker that controls the page, once it is active. */
async function workerOfPage(): Promise<string> {
  const { controller } = navigator.serviceWorker;
  return controller?.state === 'activated' ? new URL(controller.scriptURL).pathname : '';
}

/** Runs in a page. True if a version waits. */
async function waitingWorker(): Promise<boolean> {
  return Boolean((await navigator.serviceWorker.getRegistration())?.waiting);
}

for (const [first, second] of [
  ['members', 'staff'],
  ['staff', 'members'],
] as const) {
  test(`the app of ${first} opens without a connection after that of ${second}, and after an update of each @phone`, async ({
    page,
    context,
    baseURL,
    faults,
  }) => {
    faults.expect(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/);
    const versions = await startVersions(baseURL ?? '');
    const open = async (name: App) => {
      const { path, heading } = APPS[name];
      await page.goto(versions.origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    };
    const openBoth = async () => {
      await context.setOffline(true);
      await open(first);
      await open(second);
      await context.setOffline(false);
    };
    try {
      for (const name of [first, second] as const) {
        await open(name);
        // The page reloads when its own worker takes over from that of the other app.
        await expect.poll(() => page.evaluate(workerOfPage).catch(String)).toBe(APPS[name].worker);
        await page.waitForLoadState('networkidle');
      }
      await openBoth();
      for (const name of [first, second] as const) {
        await open(name);
        await versions.update(page, name);
        await openBoth();
      }
      const pages = (await keptAddresses(page)).filter((address) => /index\.html/.test(address));
      expect(pages, 'an update removes the page that it replaces').toHaveLength(2);
    } finally {
      await versions.stop();
    }
  });
}
