import { expect, test } from '../../../e2e/journey.ts';

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
