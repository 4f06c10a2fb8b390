import { expect, test } from '../../../../e2e/journey.ts';
import { scanScreen } from '../../../../e2e/scan.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

test.describe('§1.14 the card in the wallet of an iPhone', () => {
  test.use({ account: 'king', userAgent: IPHONE });

  test('opens with one press on home @phone', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Add to Apple Wallet' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A pass of Apple Wallet');
    await expect(page.locator('body')).toContainText('100204');
  });
});

test.describe('§1 the card on a desktop', () => {
  test.use({ account: 'queen' });

  for (const [store, path, heading] of [
    ['Apple', '/', 'A pass of Apple Wallet'],
    ['Google', '/profile', 'A card of Google Wallet'],
  ] as const) {
    test(`§1.14 is a code that a phone scans for ${store} Wallet @desktop @all`, async ({
      page,
      browser,
    }) => {
      await page.goto(path);
      await page.getByRole('button', { name: `Add to ${store} Wallet` }).click();
      await expect(
        page.getByRole('img', { name: /^QR code that adds your member card/ }),
      ).toBeVisible();
      const url = await scanScreen(page);
      const phone = await browser.newPage();
      await phone.goto(url);
      await expect(phone.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(phone.locator('body')).toContainText('100202');
      await phone.close();
    });
  }
});
