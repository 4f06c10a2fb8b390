import { expect, expectAccessible, test } from '../../../e2e/journey.ts';

/** The month after this one, and so on, as the page calls it. */
function monthIn(months: number): string {
  const now = new Date();
  const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() + months, 1));
  const words = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return first.toLocaleDateString('en-GB', words);
}

/** The month in which the demonstration's casinos hold nothing. */
const QUIET_MONTH = monthIn(4);

test.describe('§2 What’s On at', () => {
  test.use({ account: 'queen' });

  test('§1 the member’s casino: spotlight first, by month, an empty one too', async ({ page }) => {
    await page.goto('/events');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      "What's On at Lantern House, Glasgow",
    );
    const first = page.locator('main').getByRole('article').first();
    await expect(first).toContainText('In the spotlight');
    await expect(first).toContainText('The Masked Ball');

    await page.getByLabel('Month').selectOption(QUIET_MONTH);
    await expect(page.getByText(`Nothing on in ${QUIET_MONTH}`)).toBeVisible();
    await expect(page).toHaveURL(/\/events\?month=\d{4}-\d{2}$/);
    await page.reload();
    await expect(page.getByText(`Nothing on in ${QUIET_MONTH}`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show all months' }).click();
    await expect(page).toHaveURL('/events');
    await expect(first).toContainText('In the spotlight');
  });

  test('a few months at a time, and the others when they are asked for', async ({ page }) => {
    await page.goto('/events');
    const shown = page.getByText(/^\d+ of \d+ events$/);
    await expect(shown).toBeVisible();
    const cards = page.locator('main').getByRole('article');
    const before = await cards.count();
    expect(before).toBeLessThan(16);
    await page.getByRole('button', { name: 'Show more events' }).click();
    await expect(shown).toBeFocused();
    expect(await cards.count()).toBeGreaterThanOrEqual(before + 8);
    await expectAccessible(page);
  });

  test('an event, told whole: when, where, what to know first, and back', async ({ page }) => {
    await page.goto('/events');
    await page.getByRole('link', { name: 'The Masked Ball' }).first().click();
    await expect(page).toHaveURL(/\/events\/9-masked-ball-/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Masked Ball');
    const main = page.locator('main');
    await expect(main).toContainText('21:00 to 03:00 the next day');
    await expect(main).toContainText('The whole house, Lantern House, Glasgow');
    await expect(main).toContainText('RSVP needed: one member aged 18 or over');
    await expect(main.getByRole('heading', { name: 'The evening' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See what is on' }).click();
    await expect(page).toHaveURL('/events');
  });

  test('an event that there is not is not found @once', async ({ page }) => {
    await page.goto('/events/nothing');
    await expect(page.locator('main')).toContainText('We could not find this event');
    await expectAccessible(page);
  });
});

test.describe('§4 a member of home casino 17', () => {
  test.use({ account: 'king' });

  test('sees what is on at 6 @once', async ({ page }) => {
    await page.goto('/events');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      "What's On at The Orrery, London",
    );
    await page.getByRole('link', { name: 'The Masked Ball' }).first().click();
    await expect(page).toHaveURL(/\/events\/6-masked-ball-/);
    await page.goto('/mycasino');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Orrery, London');
    await page.goto('/restaurant');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meridian');
  });
});

test.describe('§8 events that do not load', () => {
  test.use({ account: 'king-of-spades' });

  test('say so, and load when asked again @once', async ({ page, faults }) => {
    faults.expect(/status of 500/);
    await page.addInitScript(() => {
      const copies = Object.keys(localStorage).filter((key) => key.includes('.whats-on-'));
      for (const key of copies) localStorage.removeItem(key);
    });
    await page.route('**/promotions-getPromotions', (route) =>
      route.fulfill({
        status: 500,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { status: 'INTERNAL', message: 'INTERNAL' } },
      }),
    );
    await page.goto('/events');
    await expect(page.locator('main')).toContainText('We could not load what is on');
    await page.unroute('**/promotions-getPromotions');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('In the spotlight')).toBeVisible();
  });
});
