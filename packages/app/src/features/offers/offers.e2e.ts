import { expect, test } from '../../../e2e/journey.ts';
import { expectGenuineCode } from '../../../e2e/scan.ts';

test.describe('§2 My Exclusive Offers', () => {
  test.use({ account: 'queen' });

  test('§1.5 §3.35 home leads to the list and to an offer, and the till accepts its code @phone', async ({
    page,
  }) => {
    await page.goto('/');
    await page.locator('main').getByRole('link', { name: 'See all offers' }).click();
    await expect(page).toHaveURL('/offers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Exclusive Offers');
    await expect(page.locator('main')).toContainText(/Used and expired \(\d+\)/);

    await page.getByRole('link', { name: /Slots play on us/ }).click();
    await expect(page).toHaveURL('/offers/100202-play');
    await expect(page.getByRole('img', { name: 'QR code for Slots play on us' })).toBeVisible();
    await expect(page.locator('main')).toContainText('PLAY-100202');
    await expect(page.locator('main')).toContainText('Regina Sample');
    await expectGenuineCode(page, { voucherId: '100202-play', customerNumber: '100202' });
  });
});

test.describe('a session offline', () => {
  test.use({ account: 'king-of-spades' });

  test('survives a token that cannot be refreshed @desktop @all', async ({ page, faults }) => {
    faults.expect(/net::ERR_FAILED/);
    await page.clock.install();
    const offer = page.getByRole('link', { name: /Slots play on us/ });
    await page.goto('/offers');
    // The clock may jump only between requests: two hours during a request would be a timeout.
    await expect(offer).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.route('**/securetoken.googleapis.com/**', (route) => route.abort());
    await page.clock.fastForward('02:00:00');
    await offer.click();
    const panel = page.locator('main');
    await expect(panel).toContainText('Network error. Check your connection.');
    await page.unroute('**/securetoken.googleapis.com/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expect(page).toHaveURL('/offers/100206-play');
  });
});
