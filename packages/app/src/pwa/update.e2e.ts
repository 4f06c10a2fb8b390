import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/journey.ts';
import { startReleases } from '../../e2e/releases.ts';
import { keptAddresses, quiet, workerInCharge } from '../../e2e/serviceWorker.ts';

/** Counts the following loads of a page. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

test.describe('§4, §8: a new version', () => {
  test.use({ withServiceWorker: true });

  test('§4.53 §8.31 shows a dialog until it is answered, and every answer reloads every tab once @phone', async ({
    page,
    context,
    baseURL,
    faults,
  }) => {
    test.slow();
    faults.expect(/status of 404/);
    const releases = await startReleases(baseURL ?? '');
    try {
      await page.goto(`${releases.origin}/login-mobile`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
      await page.evaluate(workerInCharge);
      const other = await context.newPage();
      const registered = other.waitForRequest('**/sw.js');
      await other.goto(`${releases.origin}/account/create`);
      // The app stores drafts only after hydration.
      await expect.poll(() => other.evaluate(() => 'earlyInput' in window)).toBe(false);
      await other.getByLabel('First name').fill('Half');
      await expect.poll(() => keptPaths(page, 'used-files')).not.toEqual([]);
      // A tab that has just registered sends requests through the old worker. Chromium then activates the new one only after
      // a later event, such as the reload after four seconds, which may never end.
      await registered;
      await other.evaluate(quiet);
      const old = await keptPaths(page);

      releases.release();
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      const prompt = page.getByRole('dialog', { name: 'Update ready' });
      // The dialog appears after the worker has precached the version.
      await expect(prompt).toBeVisible({ timeout: 30_000 });
      await expect(other.getByRole('dialog', { name: 'Update ready' })).toBeVisible();
      // The page does not reload before the user answers the dialog.
      await expect(other.getByLabel('First name')).toHaveValue('Half');

      const loads = [countLoads(page), countLoads(other)];
      await prompt.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome again');
      await expect(other.getByLabel('First name')).toHaveValue('Half');
      for (const tab of [page, other]) {
        await expect(tab.getByRole('dialog', { name: 'Update ready' })).toBeHidden();
        await tab.waitForLoadState('networkidle');
      }
      expect(loads.map((count) => count())).toEqual([1, 1]);

      const gone = await filesGone(page, old);
      expect(gone.length, 'the version has files of its own').toBeGreaterThan(3);
      const kept = await keptPaths(page);
      expect(kept.filter((path) => gone.includes(path))).toEqual([]);
      expect(kept.filter((path) => path === '/index.html')).toHaveLength(1);
    } finally {
      // An open page may be looking for an update.
      await Promise.all(context.pages().map((tab) => tab.close()));
      await releases.stop();
    }
  });
});

/** The paths in all caches, or in one. */
async function keptPaths(page: Page, cache?: string): Promise<string[]> {
  return (await keptAddresses(page, cache)).map((address) => new URL(address).pathname);
}

/** The paths of files that no longer exist on the server. */
async function filesGone(page: Page, paths: readonly string[]): Promise<string[]> {
  const { origin } = new URL(page.url());
  const answers = await Promise.all(paths.map((path) => fetch(origin + path)));
  return paths.filter((_, index) => answers[index]?.status === 404);
}

test.describe('§2, §8: a screen with missing code', () => {
  test.use({ account: 'king-of-hearts' });
  const IS_OFFERS_CODE = /\/assets\/OffersRoute-.*\.js/;

  test('§2.84 §8.30 shows Update Applied, and a confirmation reloads and opens the page @phone', async ({
    page,
    faults,
  }) => {
    faults.expect(/status of 404/);
    await page.route(IS_OFFERS_CODE, (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await page.locator('main').getByRole('link', { name: 'See all offers' }).click();
    const dialog = page.getByRole('dialog', { name: 'Update Applied' });
    await expect(dialog).toContainText('An updated version was installed. The app will refresh.');
    await page.unroute(IS_OFFERS_CODE);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Exclusive Offers');
    await expect(dialog).toBeHidden();
  });

  test('§8.30 shows Update Applied, and closing it reloads once; if the code is still missing, a page with help opens @phone @all', async ({
    page,
    faults,
  }) => {
    faults.expect(/status of 404|Failed to fetch dynamically imported module/);
    await page.route(IS_OFFERS_CODE, (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await page.locator('main').getByRole('link', { name: 'See all offers' }).click();
    await expect(page.getByRole('dialog', { name: 'Update Applied' })).toBeVisible();
    const loads = countLoads(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is still not working');
    await expect(page.locator('main')).toContainText(/Your reference is [0-9A-F]{8}\./);
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(1);
  });

  test('a missing script of the app shows a page with help @phone @all', async ({
    page,
    faults,
  }) => {
    faults.expect(/status of 404|Failed to fetch dynamically imported module/);
    await page.route(/\/assets\/index-.*\.js/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await page.unroute(/\/assets\/index-.*\.js/);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rufus');
  });
});
