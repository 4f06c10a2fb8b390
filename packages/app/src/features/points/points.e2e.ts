import { expect, test } from '../../../e2e/journey.ts';

test.describe('the page Points', () => {
  test.use({ account: 'queen' });

  test('§2.89 opens from the balance on the card, and says what ends and why', async ({ page }) => {
    await page.goto('/');
    await page.locator('main a[href="/points"]').first().click();
    await expect(page).toHaveURL('/points');
    await expect(page).toHaveTitle('Points · Met Rewards');
    const ends = page.getByRole('region', { name: 'When your points expire' });
    await expect(ends).toContainText('365 days after you earn them');
    await ends.getByRole('button', { name: 'Show all' }).click();
    await expect(ends).toContainText('A visit keeps them, even just for a meal.');
    const lines = page.getByRole('tabpanel').locator('tbody tr, li');
    const before = await lines.count();
    await page.getByRole('button', { name: 'Show earlier' }).click();
    await expect.poll(() => lines.count()).toBeGreaterThan(before);
    await page.getByRole('tab', { name: 'Tier points' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Earned');
  });
});
