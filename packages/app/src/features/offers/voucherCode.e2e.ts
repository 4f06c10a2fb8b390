import { freshMember } from '../../../e2e/freshMember.ts';
import { expect, signIn, test } from '../../../e2e/journey.ts';
import { expectGenuineCode } from '../../../e2e/scan.ts';
import { workerInCharge } from '../../../e2e/serviceWorker.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`§3 the code of a voucher, by ${colorScheme}`, () => {
    test.use({ account: 'queen', colorScheme });

    test('is read from the screen, and is what the till asks for', async ({ page }) => {
      await page.goto('/offers/100202-play');
      await expectGenuineCode(page, { voucherId: '100202-play', customerNumber: '100202' });
      await expect(page.locator('main')).toContainText('Regina Sample');
    });
  });
}

test.describe('§2 a voucher that was opened once', () => {
  test.use({ account: 'king-of-hearts', withServiceWorker: true });

  test('is shown again without a connection, with its age, and can be redeemed', async ({
    page,
    faults,
  }) => {
    faults.expect(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/);
    await page.goto('/offers/100205-play');
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await workerInCharge(page);
    await page.context().setOffline(true);
    await page.goto('/offers/100205-play');
    await expectGenuineCode(page, { voucherId: '100205-play', customerNumber: '100205' });
    await expect(page.locator('main')).toContainText(/Kept on this device since \d+ \w+ \d{4}, /);

    await page.goto('/offers/venue-21-masterclass');
    await expect(page.locator('main')).toContainText('Network error. Check your connection.');
    await expect(page.locator('main')).toContainText('SEAT-0021');
  });
});

test.describe('§4 a voucher that ends', () => {
  test.use({ account: 'king' });

  test('while its page is open loses its code @once', async ({ page }) => {
    await page.clock.install();
    const loaded = page.waitForResponse('**/vouchers-getAllVouchers');
    await page.goto('/offers/100204-play');
    await loaded;
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await page.clock.fastForward('23:00:00');
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    // The seed lets it last for fifteen days.
    await page.clock.setSystemTime(Date.now() + 16 * 24 * 60 * 60 * 1_000);
    await page.clock.fastForward('01:01:00');
    await expect(
      page.getByRole('status').filter({ hasText: 'This offer has ended' }),
    ).toBeVisible();
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeHidden();
    await expect(page.locator('main')).not.toContainText('PLAY-100204');
  });
});

test.describe('the screen of a code', () => {
  test.use({ account: 'ace' });

  test('stays on while the code is open, and only then @once', async ({ page }) => {
    await page.addInitScript(() => {
      const at = { held: 0 };
      Object.assign(window, { screenLocks: at });
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          request: async () => {
            at.held += 1;
            return {
              release: async () => {
                at.held -= 1;
              },
            };
          },
        },
      });
    });
    const held = () =>
      page.evaluate(
        () => (window as unknown as { screenLocks: { held: number } }).screenLocks.held,
      );
    await page.goto('/offers');
    await expect(page.getByRole('link', { name: /Slots play on us/ })).toBeVisible();
    expect(await held()).toBe(0);
    await page.getByRole('link', { name: /Slots play on us/ }).click();
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expect.poll(held).toBe(1);
    await page.getByRole('link', { name: /^(My Rewards|Home)$/ }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(held).toBe(0);
  });

  test('is shown all the same where the browser has no wake lock @once', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'wakeLock', { value: undefined });
    });
    await page.goto('/offers/100207-play');
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  });
});

test('§9 a voucher that was used meanwhile shows no code, kept or not @once', async ({ page }) => {
  const member = await freshMember();
  await signIn(page, member.email);
  await page.goto('/offers/venue-6-masterclass');
  await expectGenuineCode(page, {
    voucherId: 'venue-6-masterclass',
    customerNumber: member.customerNumber,
  });
  await page.route('**/vouchers-getAllVouchers', async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    const response = await route.fetch();
    const text = (await response.text()).replaceAll('"status":"available"', '"status":"used"');
    await route.fulfill({ response, body: text });
  });
  await page.reload();
  await expect(page.locator('main')).toContainText('Already redeemed');
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeHidden();
});
