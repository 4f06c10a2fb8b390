import { freshMember } from '../../../e2e/freshMember.ts';
import { expect, expectAccessible, signIn, test } from '../../../e2e/journey.ts';
import { scanScreen } from '../../../e2e/scan.ts';

test.describe('§2 the Slots Club', () => {
  test.use({ account: 'king-of-spades' });

  test('§1 has its header, the member card with its code, and events of its own', async ({
    page,
  }) => {
    await page.goto('/slots');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slots Club');
    await expect(page).toHaveTitle('Slots Club · Met Rewards');
    await expect(page.locator('main')).toContainText('Lantern House, Glasgow');
    const events = page.getByRole('region', { name: 'For the club' });
    const [first] = await Promise.all([events.getByRole('link').first(), expectAccessible(page)]);
    await expect(first).toHaveAttribute('href', /^\/slots\/event\//);

    await page.getByRole('button', { name: 'Show code' }).click();
    await expect.poll(() => scanScreen(page).catch(() => 'nothing yet')).toBe('100206');
    await page.getByRole('button', { name: 'Show card' }).click();

    await first.click();
    await expect(page).toHaveURL(/\/slots\/event\//);
    await page.getByRole('link', { name: 'Back to the Slots Club' }).click();
    await expect(page).toHaveURL('/slots');
  });
});

test('§8 the Slots Club stands without its events, and asks for them again @once', async ({
  page,
  faults,
}) => {
  faults.expect(/net::ERR_FAILED/);
  const { email } = await freshMember();
  await page.route('**/promotions-getPromotions', (route) => route.abort());
  await signIn(page, email);
  await page.goto('/slots');
  await expect(page.getByRole('alert')).toContainText('Network error. Check your connection.');
  await expect(page.getByRole('button', { name: 'Show code' })).toBeVisible();
  await page.unroute('**/promotions-getPromotions');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('region', { name: 'For the club' }).getByRole('link').first(),
  ).toBeVisible();
});
