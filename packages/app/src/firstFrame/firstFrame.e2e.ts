import { hold } from '../../e2e/hold.ts';
import { expect, test } from '../../e2e/journey.ts';

/** Pages that a visitor may open first. On a phone, each has a different first frame. */
const PAGES = [
  { id: '§2.29', path: '/login', title: 'Log in · Met Rewards' },
  { id: '§2', path: '/login-mobile?redirect=%2Foffers', title: 'Log in · Met Rewards' },
  { id: '§2', path: '/account/link', title: 'Link your membership · Met Rewards' },
  { id: '§2', path: '/account/pending', title: 'Check your email · Met Rewards' },
];

test.describe('§2 the first page of a visitor', () => {
  for (const { id, path, title } of PAGES) {
    test(`${id} has its title before any script has loaded: ${path}`, async ({ page }) => {
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
