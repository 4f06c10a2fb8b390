import { freshMember } from '../../../e2e/freshMember.ts';
import { expect, expectAccessible, signIn, test } from '../../../e2e/journey.ts';
import { scanScreen } from '../../../e2e/scan.ts';
import { workerInCharge } from '../../../e2e/serviceWorker.ts';

for (const { account, greeting, points, next, here, elsewhere } of [
  {
    account: 'jack',
    greeting: 'Welcome back, Jack',
    points: '6,480 of 18,000 points',
    next: 'Queen also brings you',
    here: 'A new card room',
    elsewhere: 'Live music, coast and Clyde',
  },
  {
    account: 'queen-of-spades',
    greeting: 'Welcome back, Violet',
    points: '41,200 of 54,000 points',
    next: 'King also brings you',
    here: 'Live music, coast and Clyde',
    elsewhere: 'A new card room',
  },
  {
    account: 'ace',
    greeting: 'Welcome back, Aurelia',
    points: '212,800 points collected',
    next: 'You hold the highest card in the house.',
    here: 'A new card room',
    elsewhere: 'also brings you',
  },
]) {
  test.describe(`§1 home of ${account}`, () => {
    test.use({ account });

    test('shows tier, what the next one gives, and what their casino tells', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting);
      const main = page.locator('main');
      await expect(main).toContainText(points);
      await expect(main).toContainText(next);
      await expect(main).toContainText('The kitchen stays up with you');
      await expect(main).toContainText(here);
      await expect(main).not.toContainText(elsewhere);
      await expect(page.getByRole('link', { name: 'Play online, collect here' })).toHaveAttribute(
        'href',
        'https://online.met.test/',
      );
      await expect(main).toContainText('In the spotlight');
      await expect(
        page.getByRole('region', { name: 'Next at your casino' }).getByRole('listitem'),
      ).toHaveCount(2);
      await expectAccessible(page);
    });
  });
}

for (const { what, rewardPoints, shown } of [
  { what: 'nothing', rewardPoints: 0, shown: '18,000 points to Queen' },
  { what: 'the cap', rewardPoints: 18_000, shown: 'You have the points for Queen' },
  { what: 'more than the cap', rewardPoints: 25_500, shown: '25,500 of 18,000 points' },
]) {
  test(`§9 tier progress at ${what} @once`, async ({ page }) => {
    const { email } = await freshMember({ record: { rewardPoints } });
    await signIn(page, email);
    await expect(page.locator('main')).toContainText(shown);
    const bar = page.getByRole('progressbar', { name: 'Your tier' });
    await expect(bar).toHaveAttribute('aria-valuenow', rewardPoints === 0 ? '0' : '1000');
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`§1 the member card, by ${colorScheme}`, () => {
    test.use({ account: 'king', colorScheme });

    test('turns by keyboard to a code that says the customer number', async ({ page }) => {
      await page.goto('/');
      const turn = page.getByRole('button', { name: 'Show code' });
      await turn.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Show card' })).toBeFocused();
      const code = page.getByRole('img', { name: 'QR code of membership number 100204' });
      await expect(code).toBeVisible();
      await expect.poll(() => scanScreen(page).catch(() => 'nothing yet')).toBe('100204');
    });
  });
}

test.describe('§1 the member card without a connection', () => {
  test.use({ account: 'king-of-hearts', withServiceWorker: true });

  test('is there with its code, and says how old it is', async ({ page, faults }) => {
    faults.expect(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/);
    await page.goto('/');
    await expect(page.locator('main')).toContainText('18,320');
    await workerInCharge(page);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.locator('main')).toContainText('18,320');
    await expect(page.locator('main')).toContainText(/As of \d+ \w+ \d{4}, \d\d:\d\d/);
    await page.getByRole('button', { name: 'Show code' }).click();
    await expect.poll(() => scanScreen(page).catch(() => 'nothing yet')).toBe('100205');
  });
});
