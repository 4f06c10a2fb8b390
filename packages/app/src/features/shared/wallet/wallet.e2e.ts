import { journeyBackend } from '../../../../e2e/backend.ts';
import { expect, test } from '../../../../e2e/journey.ts';
import { scanScreen } from '../../../../e2e/scan.ts';

const CALL = '**/wallet-getWalletPass';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

test.describe('§1.14 the card in the wallet of an iPhone', () => {
  test.use({ account: 'king', userAgent: IPHONE });

  test('opens with one press on home, and once for two presses @phone', async ({ page }) => {
    await page.goto('/');
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/wallet-getWalletPass')) requests += 1;
    });
    const add = page.getByRole('button', { name: 'Add to Apple Wallet' });
    await expect(page.getByRole('button', { name: 'Add to Google Wallet' })).toHaveCount(0);
    await add.dblclick();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A pass of Apple Wallet');
    await expect(page.locator('body')).toContainText('100204');
    expect(requests).toBe(1);
  });

  test('is downloaded once as a file, on the profile @phone @all', async ({ page, request }) => {
    await page.goto('/profile');
    const add = page.getByRole('button', { name: 'Add to Apple Wallet' });
    await expect(add).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to Google Wallet' })).toHaveCount(0);
    const reply = page.waitForResponse(CALL);
    // The inbox would use the link.
    await page.route('**/passes/*', (route) => route.fulfill({ status: 204 }));
    await add.click();
    const link = new URL((await (await reply).json()).result.url);
    const { functions } = (await journeyBackend()).addresses;
    const service = `${functions}/demo-casino/europe-west2/wallet-apple`;
    const pass = await request.get(service + link.pathname);
    expect(pass.status()).toBe(200);
    expect(pass.headers()['content-type']).toBe('application/vnd.apple.pkpass');
    expect((await pass.body()).subarray(0, 2).toString()).toBe('PK');
    expect((await request.get(service + link.pathname)).status()).toBe(410);
  });
});

test.describe('§1.14 the card in the wallet of an Android phone', () => {
  test.use({ account: 'ace', userAgent: ANDROID });

  test('opens with one press on home @phone @all', async ({ page }) => {
    await page.goto('/');
    const add = page.getByRole('button', { name: 'Add to Google Wallet' });
    await expect(add).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to Apple Wallet' })).toHaveCount(0);
    await add.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A card of Google Wallet');
    await expect(page.locator('.card')).toContainText('100207');
  });

  test('opens on the profile, also after a lost connection @phone @all', async ({
    page,
    faults,
  }) => {
    faults.expect(/net::ERR_CONNECTION_RESET/);
    await page.goto('/profile');
    const add = page.getByRole('button', { name: 'Add to Google Wallet' });
    await page.route(CALL, (route) => route.abort('connectionreset'));
    await add.click();
    await expect(page.getByText('Network error. Check your connection.')).toBeVisible();
    await page.unroute(CALL);
    await add.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A card of Google Wallet');
    await expect(page.locator('.card')).toContainText('Ace');
    await expect(page.locator('.card')).toContainText('100207');
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
      for (const each of ['Apple', 'Google']) {
        await expect(page.getByRole('button', { name: `Add to ${each} Wallet` })).toBeVisible();
      }
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
