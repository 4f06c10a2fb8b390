import { expect, test } from '../../../e2e/journey.ts';

test.describe('§2 Casino Life', () => {
  test.use({ account: 'queen' });

  test('§1.7 §1.8 Promotions, Restaurant and My Casino show the casino’s published content @phone', async ({
    page,
  }) => {
    await test.step('My Casino has rules, a map and the other casinos', async () => {
      await page.goto('/mycasino');
      await expect(page.getByRole('heading', { name: 'Lantern House, Glasgow' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Rules of the casino' })).toContainText(
        'You must be 18 or over',
      );
      await expect(
        page
          .getByRole('region', { name: 'Where we are' })
          .getByRole('link', { name: 'Open a map' }),
      ).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org/);
      const others = page.getByRole('region', { name: 'Other casinos of the group' });
      await expect(others.getByRole('listitem')).toHaveCount(3);
      await expect(others).not.toContainText('Lantern House');
    });
    await test.step('Promotions show dates and conditions', async () => {
      await page.locator('main').getByRole('link', { name: 'Promotions' }).click();
      await expect(page).toHaveURL('/promotions');
      const card = page.getByRole('article').filter({ hasText: 'to spend on Mondays' });
      await expect(card).toContainText('On now');
      await expect(card).toContainText(/\d{1,2} \w+ \d{4} to \d{1,2} \w+ \d{4}/);
      await expect(card).toContainText('At most 2,000 extra points to spend a day');
      await card.getByText('How it works').click();
      await expect(
        card.getByText(/Double points to spend arrive in your reward balance/),
      ).toBeVisible();
    });
    await test.step('Restaurant has menus and a phone number', async () => {
      await page.goto('/restaurant');
      await expect(page.getByRole('heading', { name: 'The Wick' })).toBeVisible();
      await expect(page.getByText('Cullen skink')).toBeVisible();
      await expect(page.getByText('Contains fish, milk').first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Call 0141 496 0119' })).toHaveAttribute(
        'href',
        'tel:01414960119',
      );
    });
  });
});
