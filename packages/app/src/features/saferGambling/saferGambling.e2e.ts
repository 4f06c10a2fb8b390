import { journeyBackend } from '../../../e2e/backend.ts';
import { freshMember } from '../../../e2e/freshMember.ts';
import { expect, signIn, test } from '../../../e2e/journey.ts';

const DAY = 24 * 3_600;

test.describe('promotion-free mode', () => {
  test('hides promotions at once on every page, until a day after the member ends it @phone', async ({
    page,
  }) => {
    const { email, uid } = await freshMember();
    const { setClock } = await journeyBackend();
    await signIn(page, email);
    await page.goto('/settings');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', { name: 'Hide all promotions' }).click();
    await expect(page.getByText(/^On since/)).toBeVisible();
    await expect(navigation.getByRole('link', { name: 'Offers' })).toHaveCount(0);
    for (const path of ['/offers', '/offers/venue-6-masterclass', '/promotions']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Promotions are hidden' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
    await page.goto('/');
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect(page.locator('main a[href^="/offers"], main a[href^="/games"]')).toHaveCount(0);
    const note = page.getByRole('region', { name: 'Promotions are hidden' });
    await note.getByRole('link', { name: 'Change it in Settings' }).click();
    await expect(page).toHaveURL('/settings');
    for (const path of ['/more', '/mycasino']) {
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main').getByRole('link', { name: 'Promotions' })).toHaveCount(0);
    }
    await page.goto('/more');
    for (const list of await page.locator('main ul').all()) {
      await expect(list.getByRole('link').first()).toBeVisible();
    }

    await page.goto('/settings');
    await page.getByRole('button', { name: 'Show promotions again' }).click();
    await expect(page.getByText(/^Still on/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show promotions' })).toHaveCount(0);
    await setClock(uid, DAY + 60);
    await page.clock.install({ time: Date.now() + (DAY + 60) * 1_000 });
    await page.reload();
    await page.getByRole('button', { name: 'Show promotions' }).click();
    await expect(page.getByRole('button', { name: 'Hide all promotions' })).toBeVisible();
    await page.goto('/offers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Exclusive Offers');
  });
});
