import { journeyBackend } from '../../../e2e/backend.ts';
import { freshMember } from '../../../e2e/freshMember.ts';
import { expect, signIn, test } from '../../../e2e/journey.ts';

const DAY = 24 * 3_600;

test.describe('promotion-free mode', () => {
  test('hides promotions until a day after the member ends it @phone', async ({ page }) => {
    const { email, uid } = await freshMember();
    const { setClock } = await journeyBackend();
    await signIn(page, email);
    await page.goto('/settings');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', { name: 'Hide all promotions' }).click();
    await expect(page.getByText(/^On since/)).toBeVisible();
    await expect(navigation.getByRole('link', { name: 'Offers' })).toHaveCount(0);
    await page.goto('/offers/venue-6-masterclass');
    await expect(page.getByRole('heading', { name: 'Promotions are hidden' })).toBeVisible();
    await page.goto('/');
    const note = page.getByRole('region', { name: 'Promotions are hidden' });
    await note.getByRole('link', { name: 'Change it in Settings' }).click();
    await expect(page).toHaveURL('/settings');

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
