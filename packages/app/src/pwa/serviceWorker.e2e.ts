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

  test('starts when the page’s downloads have finished @phone @all', async ({ page }) => {
    await page.addInitScript(() => {
      const until = performance.now() + 4_000;
      const download = async () => {
        if (performance.now() > until) return;
        await fetch('/favicon.svg', { cache: 'no-store' });
        setTimeout(download, 200);
      };
      download();
    });
    await page.goto('/');
    await page.evaluate(workerInCharge);
    const [script, last] = await page.evaluate(() => {
      const times = (ending: string) =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(ending));
      return [times('/sw.js')[0]?.startTime, times('/favicon.svg').at(-1)?.startTime];
    });
    expect(script).toBeGreaterThan(last ?? Infinity);
    expect(last).toBeGreaterThan(3_000);
  });

  for (const [id, what, answer] of [
    ['§8.32', 'missing', { status: 404 }],
    [
      '§8.33',
      'the page',
      { contentType: 'text/html', body: '<meta name="casino-config" content="" />' },
    ],
  ] as const) {
    test(`${id} is unregistered if its script is ${what}, and the page reloads once @phone @all`, async ({
      page,
      context,
      faults,
    }) => {
      faults.expect(/status of 404/);
      await page.goto('/');
      await page.evaluate(workerInCharge);
      await context.route('**/sw.js', (route) => route.fulfill(answer));
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      await page.reload();
      // The reload of the page aborts a running evaluation.
      await expect(async () => {
        const registrations = await page.evaluate(
          async () => (await navigator.serviceWorker.getRegistrations()).length,
        );
        expect(registrations).toBe(0);
      }).toPass();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Rufus');
      await page.waitForLoadState('networkidle');
      expect(loads).toBe(2);
    });
  }
});
