import { everythingStored } from '../../../e2e/everythingStored.ts';
import { expect, logIn, logOut, test } from '../../../e2e/journey.ts';

test.use({ account: 'ace', withServiceWorker: true });

test.describe('§7 log-out', () => {
  test('§7.52 removes the member’s data, and shows the next member none of it @phone', async ({
    page,
    faults,
  }) => {
    faults.expect(/net::ERR_FAILED/);
    await page.goto('/offers');
    await expect(page.getByRole('link', { name: /Slots play on us/ })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    const before = await page.evaluate(everythingStored);
    for (const trace of ['demo-ace', 'PLAY-100207', 'Aurelia']) expect(before).toContain(trace);

    await logOut(page);
    await expect(page).toHaveURL('/login');
    // The identity service removes its record a moment after the page changes.
    await expect.poll(() => page.evaluate(everythingStored)).not.toContain('demo-ace');
    const after = await page.evaluate(everythingStored);
    expect(after).toContain('ace@demo.test');
    for (const trace of ['100207', 'Aurelia', 'Slots play on us']) {
      expect(after).not.toContain(trace);
    }

    await test.step('the next member sees no data of the last', async () => {
      await page.goto('/offers');
      await expect(page).toHaveURL('/login?redirect=%2Foffers');
      // The opening would bring the offers.
      await page.route('**/members-openApp', (route) => route.abort());
      await page.route('**/vouchers-getAllVouchers', (route) => route.abort());
      await logIn(page, 'jack');
      await expect(page).toHaveURL('/offers');
      await expect(page.locator('main')).toContainText('Not saved on this phone yet');
      await expect(page.getByRole('link', { name: /Slots play on us/ })).toHaveCount(0);
    });
  });

  test('§7.53 in one tab logs out the other tab @phone @all', async ({ page }) => {
    await page.goto('/');
    const other = await page.context().newPage();
    await other.goto('/offers');
    await expect(other.getByRole('link', { name: /Slots play on us/ })).toBeVisible();
    await page.bringToFront();
    await logOut(page);
    await expect(other).toHaveURL('/login?redirect=%2Foffers');
    await expect.poll(() => other.evaluate(everythingStored)).not.toContain('demo-ace');
  });
});
