import { freshMember } from '../../../e2e/freshMember.ts';
import { expect, expectAccessible, signIn, test } from '../../../e2e/journey.ts';

for (const { account, tier, venue, gives, other } of [
  {
    account: 'queen',
    tier: 'Queen',
    venue: 'Lantern House, Glasgow',
    gives: 'Parking on Lantern Row',
    other: 'The observatory evening',
  },
  {
    account: 'ace',
    tier: 'Ace',
    venue: 'The Orrery, London',
    gives: 'The observatory evening',
    other: 'Parking on Lantern Row',
  },
]) {
  test.describe(`§2 My Benefits of ${account}`, () => {
    test.use({ account });

    test('§1 are those of their own tier and casino, with all seven to compare', async ({
      page,
    }) => {
      await page.goto('/benefits');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Benefits');
      const main = page.locator('main');
      await expect(main).toContainText(`What your ${tier} card brings you at ${venue}`);
      const own = page.getByRole('list', { name: `Your ${tier} benefits` });
      await expect(own).toContainText(gives);
      await expect(main).not.toContainText(other);
      await expect(page.getByRole('columnheader', { name: /Your tier/ })).toContainText(tier);
      await expectAccessible(page);

      const choice = page.getByLabel('Compare with');
      if (await choice.isVisible()) {
        await choice.selectOption('Jack');
        await expect(page.getByRole('columnheader')).toHaveCount(3);
      } else {
        await expect(page.getByRole('columnheader')).toHaveCount(8);
      }
      await expect(page.getByRole('columnheader', { name: 'Jack' })).toBeVisible();
    });
  });
}

test('§8 benefits that do not load say so, and load when asked again; then they outlast the connection @once', async ({
  page,
  faults,
}) => {
  faults.expect(/status of 500|net::ERR_/);
  const { email } = await freshMember();
  let trace = '';
  await page.route('**/benefits-getBenefits', (route) => {
    trace = route.request().headers()['traceparent']?.split('-')[1] ?? '';
    return route.fulfill({
      status: 500,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { status: 'INTERNAL', message: 'INTERNAL' } },
    });
  });
  // Home has a use for them, too, and does without.
  await signIn(page, email);
  await page.goto('/benefits');
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  // What the log of the server has the call under.
  const reference = trace.slice(0, 8).toUpperCase();
  await expect(page.getByRole('alert')).toContainText(`Your reference is ${reference}.`);
  await expectAccessible(page);
  await page.unroute('**/benefits-getBenefits');
  await page.getByRole('button', { name: 'Try again' }).click();
  const own = page.getByRole('list', { name: 'Your Jack benefits' });
  await expect(own).toContainText('Off the bill at Meridian');

  await page.route('**/benefits-getBenefits', (route) => route.abort());
  await page.reload();
  await expect(own).toContainText('Off the bill at Meridian');
});

test.describe('§2 the way to My Benefits', () => {
  test.use({ account: 'jack' });

  test('leads from every page', async ({ page }) => {
    await page.goto('/offers');
    const more = page.getByRole('link', { name: 'More' });
    const rewards = page.getByRole('button', { name: 'Rewards', exact: true });
    await expect(more.or(rewards)).toBeVisible();
    await ((await more.isVisible()) ? more : rewards).click();
    await page.getByRole('link', { name: 'Benefits', exact: true }).click();
    await expect(page).toHaveURL('/benefits');
    await expect(page).toHaveTitle('My Benefits · Met Rewards');
    await expect(page.getByRole('list', { name: 'Your Jack benefits' })).toBeVisible();
  });
});
