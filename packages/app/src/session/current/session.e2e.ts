import { expect, logIn, test } from '../../../e2e/journey.ts';

test.describe('§4, §6: a blocked membership shows the reason, then logs out', () => {
  test('a suspended member @phone', async ({ page }) => {
    await page.goto('/login');
    await logIn(page, 'suspended');
    const dialog = page.getByRole('dialog', { name: 'Your membership' });
    await expect(dialog).toContainText(/suspended/);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await page.goto('/');
    await expect(page).toHaveURL('/login?redirect=%2F');
  });
});
