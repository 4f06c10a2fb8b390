import { freshMember } from '../../../e2e/freshMember.ts';
import { expect, signIn, test } from '../../../e2e/journey.ts';

test('§7 a member changes their mobile number, and it survives a reload @phone', async ({
  page,
}) => {
  const { email, customerNumber } = await freshMember();
  await signIn(page, email);
  await page.goto('/profile');
  const main = page.locator('main');
  await expect(page.getByRole('heading', { name: 'Jack Sample' })).toBeVisible();
  await expect(main).toContainText(customerNumber);
  await expect(main).toContainText('The Orrery, London');

  await page.getByRole('button', { name: 'Change mobile number' }).click();
  await page.getByLabel('Mobile number').fill('+44 7700 900555');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is saved' })).toBeVisible();
  await expect(main).toContainText('07700 900555');

  await page.reload();
  await expect(main).toContainText('07700 900555');
});
