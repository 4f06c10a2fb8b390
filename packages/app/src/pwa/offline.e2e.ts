import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/journey.ts';
import { workerInCharge } from '../../e2e/serviceWorker.ts';

test.use({ withServiceWorker: true, account: 'king-of-hearts' });

/** Opens home, and waits until the device has the code of the app and the reading pages. */
async function visitHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Slots play on us/ }).first()).toBeVisible();
  await page.evaluate(workerInCharge);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .toMatch(/(?:casino\.reading\..*){6}/);
}

test('§1.21 after one visit, home, an offer and the reading pages open offline, and home loads its data again when online @phone', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/);
  await visitHome(page);
  await context.setOffline(true);
  await page.goto('/offers/100205-play');
  await expect(page.getByRole('heading', { name: /Slots play on us/ })).toBeVisible();
  for (const [name, title, words] of [
    ['faqs', 'FAQs', 'My offer does not scan'],
    ['terms', 'Terms & Conditions', 'Who can join'],
  ] as const) {
    await page.goto(`/more?info=${name}`);
    await expect(page.getByRole('dialog', { name: title })).toContainText(words);
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rufus');
  await expect(page.getByText('You are offline. This is what')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline. This is what')).toBeHidden();
  await expect(page).toHaveURL('/');
});
