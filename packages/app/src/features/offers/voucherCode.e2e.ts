import { expect, test } from '../../../e2e/journey.ts';
import { expectGenuineCode } from '../../../e2e/scan.ts';
import { workerInCharge } from '../../../e2e/serviceWorker.ts';

test.describe('§3 the code of a voucher', () => {
  test.use({ account: 'queen-of-spades', colorScheme: 'dark' });

  test('scans in the dark colour scheme, and the till accepts it @desktop @all', async ({
    page,
  }) => {
    await page.goto('/offers/100203-play');
    await expectGenuineCode(page, { voucherId: '100203-play', customerNumber: '100203' });
  });
});

test.describe('§2 a voucher that was opened once', () => {
  test.use({ account: 'king-of-hearts', withServiceWorker: true });

  test('shows its code and its age offline, and the till accepts it @phone @all', async ({
    page,
    faults,
  }) => {
    faults.expect(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/);
    await page.goto('/offers/100205-play');
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await page.evaluate(workerInCharge);
    await page.context().setOffline(true);
    await page.goto('/offers/100205-play');
    await expectGenuineCode(page, { voucherId: '100205-play', customerNumber: '100205' });
    await expect(page.locator('main')).toContainText(/Kept on this device since \d+ \w+ \d{4}, /);

    await page.goto('/offers/venue-21-masterclass');
    await expect(page.locator('main')).toContainText('Network error. Check your connection.');
    await expect(page.locator('main')).toContainText('SEAT-0021');
  });
});
