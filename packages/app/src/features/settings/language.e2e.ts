import type { Page } from '@playwright/test';
import { expect, test } from '../../../e2e/journey.ts';
import { workerInCharge } from '../../../e2e/serviceWorker.ts';

test.use({ locale: 'zh-CN', withServiceWorker: true });

/** Every text that the page has shown, from before its first script. */
async function recordTexts(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenTexts: seen });
    const note = () => seen.push(document.getElementById('root')?.textContent ?? '');
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { seenTexts: string[] }).seenTexts.join('\n'));
}

test.describe('the language of the app', () => {
  test('is Chinese at once for a Chinese browser, and opens offline @phone', async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/);
    const texts = await recordTexts(page);
    await page.goto('/login');
    await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    expect(await texts()).not.toMatch(/Log in|Safer gambling|Loading/);
    await page.evaluate(workerInCharge);
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const cache = await caches.open('used-files');
          return (await cache.keys()).filter(({ url }) => url.includes('zh-Hans')).length;
        }),
      )
      // Its words, and the first frames in it.
      .toBe(2);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible();
    await context.setOffline(false);
  });

  test('opens in English without the words @phone @all', async ({ page, faults }) => {
    faults.expect(/net::ERR_FAILED/);
    await page.route('**/assets/zh-Hans-*', (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible({ timeout: 15_000 });
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});

test.describe('a language chosen before its words were loaded', () => {
  test.use({ locale: 'en-GB', account: 'king-of-hearts' });

  test('does not delay a start offline, which is in English @phone @all', async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/);
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Slots play on us/ }).first()).toBeVisible();
    await page.evaluate(workerInCharge);
    await context.setOffline(true);
    await page.evaluate(() => localStorage.setItem('casino.language', 'zh-Hans'));
    await page.reload();
    // The words could take four seconds.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rufus', {
      timeout: 3_000,
    });
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await context.setOffline(false);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  });
});
