import { freshMember } from '../../../e2e/freshMember.ts';
import { expect, expectAccessible, signIn, test } from '../../../e2e/journey.ts';

test('§7 a member changes their mobile number, and sees it ever after', async ({ page }) => {
  const { email, customerNumber } = await freshMember();
  await signIn(page, email);
  await page.goto('/profile');
  const main = page.locator('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jack Sample');
  await expect(main).toContainText(customerNumber);
  await expect(main).toContainText('The Orrery, London');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Change mobile number' }).click();
  await page.getByLabel('Mobile number').fill('07700 900 5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(main).toContainText('Please enter a mobile number that we can call');
  await expectAccessible(page);
  await page.getByLabel('Mobile number').fill('+44 7700 900555');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'is saved' })).toBeVisible();
  await expect(main).toContainText('07700 900555');

  await page.reload();
  await expect(main).toContainText('07700 900555');
});

test('§8 a change that does not arrive is told, and can be sent again @once', async ({
  page,
  faults,
}) => {
  faults.expect(/net::ERR_FAILED/);
  const { email } = await freshMember();
  await signIn(page, email);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change mobile number' }).click();
  await page.route('**/members-updateProfile', (route) => route.abort());
  await page.getByLabel('Mobile number').fill('07700 900556');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText('Network error. Check your connection.');
  await page.unroute('**/members-updateProfile');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('main')).toContainText('07700 900556');
  await expect(page.getByRole('alert')).toBeHidden();
});

test.describe('§2 profile', () => {
  test.use({ account: 'king-of-spades' });

  test('leads out', async ({ page }) => {
    const loaded = page.waitForResponse('**/members-getMember');
    await page.goto('/profile');
    // Whoever leaves while they are being asked for is asked for without a token.
    await loaded;
    await page.locator('main').getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/login');
  });
});
