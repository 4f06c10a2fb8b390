import { expect, expectAccessible, test } from '../../e2e/journey.ts';
import { startReleases } from '../../e2e/releases.ts';
import { workerInCharge } from '../../e2e/serviceWorker.ts';

test.use({ withServiceWorker: true });

test.describe('§7 the service worker', () => {
  test.use({ account: 'king-of-hearts' });

  test('keeps the app: without a connection a reload shows the member’s copy @once', async ({
    page,
    faults,
  }) => {
    faults.expect(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/);
    await page.goto('/offers');
    await expect(page.getByRole('link', { name: /Slots play on us/ })).toBeVisible();
    await workerInCharge(page);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole('link', { name: /Slots play on us/ })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rufus');
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rufus');
  });

  test('keeps nothing but the app’s own files @once', async ({ page }) => {
    await page.goto('/');
    await workerInCharge(page);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const caching = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      );
      return caching.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.length).toBeGreaterThan(10);
    for (const path of kept) {
      expect(path).toMatch(/^\/(index\.html|manifest\.webmanifest|assets\/|icons\/|favicon)/);
    }
  });

  test('§8 is unregistered where its script is gone @once', async ({ page, context }) => {
    await page.goto('/');
    await workerInCharge(page);
    await context.route('**/sw.js', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
    await page.reload();
    // The page may reload itself as its worker goes, and takes an evaluation with it.
    await expect(async () => {
      const registrations = await page.evaluate(
        async () => (await navigator.serviceWorker.getRegistrations()).length,
      );
      expect(registrations).toBe(0);
    }).toPass();
  });
});

test.describe('§8 a new version', () => {
  test('that is ready is told until it is answered, and reloads however it is @once', async ({
    page,
    baseURL,
  }) => {
    const releases = await startReleases(baseURL ?? '');
    try {
      await page.goto(`${releases.origin}/login`);
      await workerInCharge(page);
      releases.release();
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      const prompt = page.getByRole('dialog', { name: 'Update ready' });
      await expect(prompt).toBeVisible();
      await expectAccessible(page);
      const reloaded = page.waitForEvent('load');
      await prompt.getByRole('button', { name: 'Close' }).click();
      await reloaded;
      await expect(page.getByLabel('Email')).toBeVisible();
      await expect(prompt).toBeHidden();
      const waiting = await page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null,
      );
      expect(waiting).toBeNull();
    } finally {
      await releases.stop();
    }
  });

  test.describe('for a member', () => {
    // The worker would still have the old files.
    test.use({ account: 'king-of-hearts', withServiceWorker: false });

    test('whose old files are gone: Update Applied, and a refresh @once', async ({
      page,
      faults,
    }) => {
      faults.expect(/status of 404/);
      const isOffersCode = /\/assets\/OffersRoute-.*\.js/;
      await page.route(isOffersCode, (route) => route.fulfill({ status: 404 }));
      await page.goto('/');
      await page.locator('main').getByRole('link', { name: 'See all offers' }).click();
      const dialog = page.getByRole('dialog', { name: 'Update Applied' });
      await expect(dialog).toBeVisible();
      await page.unroute(isOffersCode);
      await dialog.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Exclusive Offers');
      await expect(dialog).toBeHidden();
    });
  });
});
