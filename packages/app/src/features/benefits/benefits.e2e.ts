import { expect, test } from '../../../e2e/journey.ts';

test.describe('§2 My Benefits of an Ace', () => {
  test.use({ account: 'ace' });

  test('§1.9 shows the benefits of their tier and casino, and compares all seven tiers @desktop @all', async ({
    page,
  }) => {
    await page.goto('/benefits');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Benefits');
    const main = page.locator('main');
    await expect(main).toContainText('What your Ace card brings you at The Orrery, London');
    await expect(page.getByRole('list', { name: 'Your Ace benefits' })).toContainText(
      'The observatory evening',
    );
    await expect(main).not.toContainText('Parking on Lantern Row');
    await expect(page.getByRole('columnheader', { name: /Your tier/ })).toContainText('Ace');
    await expect(page.getByRole('columnheader')).toHaveCount(8);
  });
});
