import { expect, expectAccessible, logIn, test } from '../../../e2e/journey.ts';

test.describe('§2 a casino’s life', () => {
  test.use({ account: 'queen' });

  test('§1 Promotions show dates and conditions up front', async ({ page }) => {
    await page.goto('/promotions');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions');
    const card = page.getByRole('article').filter({ hasText: 'Double points Mondays' });
    await expect(card).toContainText('On now');
    await expect(card).toContainText(/\d{1,2} \w+ \d{4} to \d{1,2} \w+ \d{4}/);
    await expect(card).toContainText('At most 2,000 extra points a day');
    await card.getByText('How it works').click();
    await expect(card.getByText(/Double points arrive in your balance/)).toBeVisible();
    await expectAccessible(page);
  });

  test('§1 Restaurant has menus, hours and a number to ring', async ({ page }) => {
    await page.goto('/restaurant');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Wick');
    await expect(page.getByText('Cullen skink')).toBeVisible();
    await expect(page.getByText('Contains fish, milk').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call 0141 496 0119' })).toHaveAttribute(
      'href',
      'tel:01414960119',
    );
    await expectAccessible(page);
  });

  test('My Casino has rules, hours, a map, contact and the other casinos', async ({ page }) => {
    await page.goto('/mycasino');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lantern House, Glasgow');
    const rules = page.getByRole('region', { name: 'Rules of the casino' });
    await expect(rules).toContainText('You must be 18 or over');
    const address = page.getByRole('region', { name: 'Where we are' });
    await expect(address.getByRole('link', { name: 'Open a map' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org/,
    );
    const others = page.getByRole('region', { name: 'Other casinos of the group' });
    await expect(others.getByRole('listitem')).toHaveCount(3);
    await expect(others).not.toContainText('Lantern House');
    await expectAccessible(page);
    await page.locator('main').getByRole('link', { name: 'Promotions' }).click();
    await expect(page).toHaveURL('/promotions');
  });
});

test.describe('§3 a casino without a restaurant page', () => {
  test.use({ account: 'king-of-hearts' });

  test('says so, and asks for none @once', async ({ page }) => {
    let asked = false;
    await page.route('**/members-getRestaurant', (route) => {
      asked = true;
      return route.continue();
    });
    await page.goto('/restaurant');
    await expect(page.locator('main')).toContainText('No restaurant here');
    expect(asked).toBe(false);
    await expectAccessible(page);
  });
});

test('§4 a temporary member gets no venue, events or restaurant, and is told so', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/getVenue|getPromotions|getRestaurant/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/events');
  await logIn(page, 'temporary');
  await expect(page.getByText(/has no casino, events or restaurant yet/)).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  expect(asked).toEqual([]);
});
