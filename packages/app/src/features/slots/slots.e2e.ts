import { expect, test } from '../../../e2e/journey.ts';
import { scanScreen } from '../../../e2e/scan.ts';

test.describe('§2 the Slots Club', () => {
  test.use({ account: 'king-of-spades' });

  test('§1.11 §2.16 §2.83 shows its header, the member card with its code, and its own events @phone', async ({
    page,
  }) => {
    await page.goto('/slots');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slots Club');
    await expect(page).toHaveTitle('Slots Club · Met Rewards');
    await expect(page.locator('main')).toContainText('Lantern House, Glasgow');
    const first = page.getByRole('region', { name: 'For the club' }).getByRole('link').first();
    await expect(first).toHaveAttribute('href', /^\/slots\/event\//);

    await page.getByRole('button', { name: 'Show code' }).click();
    await expect.poll(() => scanScreen(page).catch(() => 'nothing yet')).toBe('100206');
    await page.getByRole('button', { name: 'Show card' }).click();

    await first.click();
    await expect(page).toHaveURL(/\/slots\/event\//);
    await expect(page.getByText('Slots Club', { exact: true }).first()).toBeVisible();
    await expect(page).toHaveTitle(/^.+ · Slots Club · Met Rewards$/);
    await expect(page.getByRole('region', { name: 'Your place' })).toBeVisible();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/slots');
  });
});
