import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../e2e/journey.ts';
import { startReleases } from '../../e2e/releases.ts';
import { keptAddresses, workerInCharge } from '../../e2e/serviceWorker.ts';

const release = (page: Page) => page.locator('html').getAttribute('data-release');

/** Counts how often a page is loaded from here on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

test.describe('§4, §8: a new version', () => {
  test.use({ withServiceWorker: true });

  test('is told until it is answered, and reloads every tab once however it is @once', async ({
    page,
    context,
    baseURL,
  }) => {
    const releases = await startReleases(baseURL ?? '');
    try {
      await page.goto(`${releases.origin}/login`);
      await workerInCharge(page);
      const other = await context.newPage();
      await other.goto(`${releases.origin}/login-mobile`);
      await other.getByLabel('Email').fill('half@filled');
      releases.release();
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      const prompt = page.getByRole('dialog', { name: 'Update ready' });
      await expect(prompt).toBeVisible();
      await expect(other.getByRole('dialog', { name: 'Update ready' })).toBeVisible();
      await expect(prompt).toContainText('A new version of Met Rewards is ready.');
      await expect(prompt.getByRole('button', { name: 'Update now' })).toBeVisible();
      await expectAccessible(page);
      // Nothing is taken from whoever is typing until somebody says so.
      await expect(other.getByLabel('Email')).toHaveValue('half@filled');

      const loads = [countLoads(page), countLoads(other)];
      await prompt.getByRole('button', { name: 'Close' }).click();
      for (const tab of [page, other]) {
        await expect.poll(() => release(tab)).toBe('2');
        await expect(tab.getByLabel('Email')).toBeVisible();
        await expect(tab.getByRole('dialog', { name: 'Update ready' })).toBeHidden();
      }
      expect(loads.map((count) => count())).toEqual([1, 1]);
      const pages = (await keptAddresses(page)).filter((address) => address.includes('index.html'));
      expect(pages, 'the files of the old version are gone').toHaveLength(1);
    } finally {
      await releases.stop();
    }
  });
});

test.describe('§2, §8: a screen whose code is gone', () => {
  test.use({ account: 'king-of-hearts' });
  const IS_OFFERS_CODE = /\/assets\/OffersRoute-.*\.js/;

  for (const [answer, give] of [
    ['confirming', (page: Page) => page.getByRole('button', { name: 'Refresh' }).click()],
    ['closing', (page: Page) => page.keyboard.press('Escape')],
  ] as const) {
    test(`tells Update Applied, and ${answer} it reloads, which brings the page @once`, async ({
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
      await give(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Exclusive Offers');
      await expect(dialog).toBeHidden();
    });
  }

  test('and stays so after the refresh ends in a page with help, not in a loop @once', async ({
    page,
    faults,
  }) => {
    faults.expect(/status of 404|Failed to fetch dynamically imported module/);
    await page.route(IS_OFFERS_CODE, (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await page.locator('main').getByRole('link', { name: 'See all offers' }).click();
    const loads = countLoads(page);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(page.locator('main')).toContainText(/Your reference is [0-9A-F]{8}\./);
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(1);
  });

  test('even where it is the app’s own script @once', async ({ page, faults }) => {
    faults.expect(/status of 404|Failed to fetch dynamically imported module/);
    await page.route(/\/assets\/index-.*\.js/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await page.unroute(/\/assets\/index-.*\.js/);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rufus');
  });
});
