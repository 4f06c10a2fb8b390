import { expect, test } from '../../../e2e/journey.ts';
import { scanScreen } from '../../../e2e/scan.ts';

test.describe('§1 home of a Queen of Spades', () => {
  test.use({ account: 'queen-of-spades' });

  test('§1.4 shows the balance, the progress, the next benefits and the casino’s news, and the card flips to its code', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Violet');
    const main = page.locator('main');
    const card = page.getByRole('button', { name: 'Show code' }).locator('..');
    await expect(card).toContainText('Queen of Spades');
    await expect(card).toContainText('8,450');
    await expect(main).toContainText('41,200 of 54,000 tier points');
    await expect(main).toContainText('King also brings you');
    await expect(main).toContainText('The kitchen stays up with you');
    await expect(main).toContainText('Live music, coast and Clyde');
    await expect(main).not.toContainText('A new card room');
    await expect(page.getByRole('link', { name: 'Play online, collect here' })).toHaveAttribute(
      'href',
      'https://online.met.test/',
    );
    await expect(main).toContainText('In the spotlight');
    // A phone lists the spotlight with the next events.
    const next = page.getByRole('region', { name: 'Next at your casino' }).getByRole('listitem');
    await expect(next.filter({ hasNotText: 'In the spotlight' })).toHaveCount(2);

    await page.getByRole('button', { name: 'Show code' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Show card' })).toBeFocused();
    await expect.poll(() => scanScreen(page).catch(() => 'nothing yet')).toBe('100203');
  });
});
