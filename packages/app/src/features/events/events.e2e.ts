import { expect, test } from '../../../e2e/journey.ts';

test.describe('§2 What’s On at', () => {
  test.use({ account: 'queen' });

  test('§1.6 §2.14 §2.79 shows the spotlight first, and the details of an event @phone', async ({
    page,
  }) => {
    await page.goto('/events');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      "What's On at Lantern House, Glasgow",
    );
    const main = page.locator('main');
    const first = main.getByRole('article').first();
    await expect(first).toContainText('In the spotlight');
    await expect(first).toContainText('The Masked Ball');

    await test.step('the details of an event', async () => {
      await page.getByRole('link', { name: 'The Masked Ball' }).first().click();
      await expect(page).toHaveURL(/\/events\/9-masked-ball-/);
      // The list stays until the page of the event is ready, and has the title twice.
      await expect(main.getByRole('heading', { name: 'The Masked Ball' })).toHaveCount(1);
      await expect(main).toContainText('21:00 to 03:00 the next day');
      await expect(main).toContainText(/The whole house\s*Lantern House, Glasgow/);
      await expect(main).toContainText('RSVP needed: one member aged 18 or over');
      await expect(main.getByRole('heading', { name: 'The evening' })).toBeVisible();
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(page).toHaveURL('/events');
    });
  });
});
