import { expect, test } from '../../e2e/journey.ts';
import { keptAddresses, workerInCharge } from '../../e2e/serviceWorker.ts';

test.use({ withServiceWorker: true, account: 'king-of-hearts' });

test.describe('§7 the service worker', () => {
  test('§7.60 §9.20 is requested at /sw.js on load, caches the app’s own files, and passes reserved paths to the server @phone', async ({
    page,
  }) => {
    const [asked] = await Promise.all([page.waitForRequest('**/sw.js'), page.goto('/')]);
    expect(asked.method()).toBe('GET');
    await page.evaluate(workerInCharge);
    const script = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    expect(new URL(script ?? '').pathname).toBe('/sw.js');

    await test.step('the app’s own files', async () => {
      await expect.poll(async () => (await keptAddresses(page)).length).toBeGreaterThan(10);
      for (const address of await keptAddresses(page)) {
        expect(new URL(address).pathname).toMatch(
          /^\/(index\.html|manifest\.webmanifest|page-files\.json|assets\/|icons\/|favicon)/,
        );
      }
    });
    await test.step('reserved paths', async () => {
      const shell = await page.goto('/offers');
      expect(shell?.fromServiceWorker()).toBe(true);
      for (const path of ['/__/auth/handler', '/api/anything']) {
        const answer = await page.goto(path);
        expect(answer?.fromServiceWorker(), path).toBe(false);
      }
    });
  });
});
