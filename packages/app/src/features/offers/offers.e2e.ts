import { expect, expectAccessible, logIn, test } from '../../../e2e/journey.ts';

test.describe('§2 My Exclusive Offers', () => {
  test.use({ account: 'queen' });

  test('§1 from home to the list, to an offer with its code', async ({ page }) => {
    await page.goto('/');
    await expectAccessible(page);
    await page.locator('main').getByRole('link', { name: 'See all offers' }).click();
    await expect(page).toHaveURL('/offers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Exclusive Offers');
    await expect(page.locator('main')).toContainText('Expired');
    await expectAccessible(page);

    await page.getByRole('link', { name: /Slots play on us/ }).click();
    await expect(page).toHaveURL('/offers/100202-play');
    const code = page.getByRole('img', { name: 'QR code for Slots play on us' });
    await expect(code).toBeVisible();
    expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      100,
    );
    await expect(page.locator('main')).toContainText('PLAY-100202');
    await expectAccessible(page);
  });

  test('a used offer has no code, and asks for none @once', async ({ page }) => {
    let asked = false;
    await page.route('**/vouchers-generateQrCode', (route) => {
      asked = true;
      return route.continue();
    });
    await page.goto('/offers');
    await page.getByRole('listitem').filter({ hasText: 'Used' }).getByRole('link').click();
    await expect(page.locator('main')).toContainText('Already redeemed');
    expect(asked).toBe(false);
  });

  test('another member’s offer is not found @once', async ({ page }) => {
    await page.goto('/offers/100201-play');
    await expect(page.locator('main')).toContainText('We could not find this offer');
    await expectAccessible(page);
  });
});

test.describe('§8 offers that do not load', () => {
  test.use({ account: 'queen-of-spades' });

  test.beforeEach(async ({ page }) => {
    // Without the copy on this device, which would be shown in their place.
    await page.addInitScript(() =>
      localStorage.removeItem('casino.member.demo-queen-of-spades.vouchers-1'),
    );
  });

  test('say so, and load when asked again', async ({ page, faults }) => {
    faults.expect(/status of 500/);
    await page.route('**/vouchers-getAllVouchers', (route) =>
      route.fulfill({
        status: 500,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { status: 'INTERNAL', message: 'INTERNAL' } },
      }),
    );
    await page.goto('/offers');
    await expect(page.locator('main')).toContainText('Something went wrong');
    await expectAccessible(page);
    await page.unroute('**/vouchers-getAllVouchers');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: /Slots play on us/ })).toBeVisible();
  });

  test('with a session that ended elsewhere: User not signed in @once', async ({
    page,
    faults,
  }) => {
    faults.expect(/status of 401/);
    await page.route('**/vouchers-getAllVouchers', (route) =>
      route.fulfill({
        status: 401,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { status: 'UNAUTHENTICATED', message: 'UNAUTHENTICATED' } },
      }),
    );
    await page.goto('/offers');
    await expect(page.getByRole('dialog', { name: 'Error' })).toContainText('User not signed in');
    await expect(page).toHaveURL('/login');
  });
});

test.describe('a session without a connection', () => {
  test.use({ account: 'king-of-spades' });

  test('outlives a token that cannot be refreshed @once', async ({ page, faults }) => {
    faults.expect(/net::ERR_FAILED/);
    await page.clock.install();
    // Not this device's copy: two hours that pass while the member loads are a server that never answered.
    const loaded = page.waitForResponse('**/vouchers-getAllVouchers');
    await page.goto('/offers');
    await loaded;
    await page.route('**/securetoken.googleapis.com/**', (route) => route.abort());
    await page.clock.fastForward('02:00:00');
    await page.getByRole('link', { name: /Slots play on us/ }).click();
    const panel = page.locator('main');
    await expect(panel).toContainText('Network error. Check your connection.');
    await page.unroute('**/securetoken.googleapis.com/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expect(page).toHaveURL('/offers/100206-play');
  });
});

test.describe('§4 a deep link', () => {
  test('opened signed out, comes back after sign-in', async ({ page }) => {
    await page.goto('/offers/100203-play');
    await expect(page).toHaveURL('/login?redirect=%2Foffers%2F100203-play');
    await logIn(page, 'queen-of-spades');
    await expect(page).toHaveURL('/offers/100203-play');
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  });
});
