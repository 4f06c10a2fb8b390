import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/journey.ts';
import { workerInCharge } from '../../e2e/serviceWorker.ts';

test.use({ withServiceWorker: true, account: 'king-of-hearts' });

test.describe('§1 offline, after one visit', () => {
  test('§1.21 every page opens at its address, reading pages too, and reloads its data when online @phone', async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/);
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Slots play on us/ }).first()).toBeVisible();
    await page.evaluate(workerInCharge);
    await expect.poll(() => readingPages(page)).toHaveLength(6);
    // The code of settings is cached on first use.
    await page.goto('/settings/interests');
    await expect(page.getByRole('checkbox', { name: 'Poker' })).toBeEnabled();
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Slots play on us/ }).first()).toBeVisible();
    await context.setOffline(true);

    await test.step('pages', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Rufus');
      await expect(page.getByText('You are offline. This is what')).toBeVisible();
      await page.goto('/offers');
      await expect(page.getByRole('link', { name: /Slots play on us/ })).toBeVisible();
      await page.goto('/offers/100205-play');
      await expect(page.getByRole('heading', { name: /Slots play on us/ })).toBeVisible();
      await page.goto('/settings/interests');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings/Interests');
    });
    await test.step('reading pages that were never opened', async () => {
      for (const [name, title, words] of [
        ['faqs', 'FAQs', 'My offer does not scan'],
        ['terms', 'Terms & Conditions', 'Who can join'],
      ] as const) {
        await page.goto(`/more?info=${name}`);
        await expect(page.getByRole('dialog', { name: title })).toContainText(words);
      }
    });
    await test.step('back again', async () => {
      await page.goto('/');
      await context.setOffline(false);
      await expect(page.getByText('You are offline. This is what')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Rufus');
      await expect(page).toHaveURL('/');
    });
  });

  test('reading pages are not downloaded with data saving @phone @all', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/');
    await page.evaluate(workerInCharge);
    await page.waitForLoadState('networkidle');
    expect(await readingPages(page)).toEqual([]);
  });
});

/** The storage keys of the reading pages. */
function readingPages(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('casino.reading.')),
  );
}
