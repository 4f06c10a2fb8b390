import { expect, test } from '../../../e2e/journey.ts';

const CASINO = 'The Orrery, London';

/** Pages with content from the store, for a member of home casino 17, which is treated as 6. */
const PAGES = [
  { path: '/', heading: /Roy/, words: '12,075' },
  { path: '/offers', heading: 'My Exclusive Offers', words: 'Slots play on us' },
  { path: '/events', heading: `What's On at ${CASINO}`, words: CASINO },
  { path: '/profile', heading: 'Roy Sample', words: 'king@demo.test' },
  { path: '/mycasino', heading: CASINO, words: 'Opening hours' },
];

test.describe('§2 a page with content from the store', () => {
  test.use({ account: 'king' });

  test('§4.33 opens at its address, for a member of home casino 17 with the venue of casino 6 @phone', async ({
    page,
  }) => {
    for (const { path, heading, words } of PAGES) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
        await expect(page.locator('main')).toContainText(words);
        await expect(page).toHaveURL(path);
      });
    }
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-tier', 'king');
    await expect(page.locator('main')).toContainText('The Orrery');
  });
});
