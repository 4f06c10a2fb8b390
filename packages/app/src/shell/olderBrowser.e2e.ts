import { expect, logIn, test } from '../../e2e/journey.ts';
import { asOlderBrowser } from '../../e2e/olderBrowser.ts';

test.describe('a browser without the interfaces of the last years', () => {
  test.beforeEach(({ context }) => asOlderBrowser(context));

  test('logs in to the wanted page, and shows the code of an offer, home, the wheel and settings @phone', async ({
    page,
  }) => {
    await page.goto('/offers');
    expect(await page.evaluate(() => 'showPopover' in document.body)).toBe(false);
    await logIn(page, 'king');
    await expect(page).toHaveURL('/offers');
    await page.getByRole('link', { name: /Slots play on us/ }).click();
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome back/);
    await page.goto('/games/spin-the-wheel/winter-wheel');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spin The Wheel');
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  });
});
