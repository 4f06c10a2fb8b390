import { hold } from '../../e2e/hold.ts';
import { expect, test } from '../../e2e/journey.ts';

/** Pages that a visitor may begin with, on a phone each with another frame. */
const PAGES = [
  { path: '/login', title: 'Log in · Met Rewards' },
  { path: '/login-mobile?redirect=%2Foffers', title: 'Log in · Met Rewards' },
  { path: '/account/link', title: 'Link your membership · Met Rewards' },
  { path: '/account/pending', title: 'Check your email · Met Rewards' },
];

test.describe('§2 a page that a visitor begins with', () => {
  for (const { path, title } of PAGES) {
    test(`has its own title before any script has come: ${path}`, async ({ page }) => {
      const release = await hold(page, '**/assets/*.js');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('banner')).toBeVisible();
      release();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page).toHaveTitle(title);
    });
  }
});
