import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../e2e/journey.ts';
import { expectGenuineCode, scanScreen } from '../../e2e/scan.ts';

/** Pages of a member of Lantern House, each with words that only the store has. */
const PAGES = [
  {
    path: '/',
    heading: 'Welcome back, Sterling',
    words: ['26,400', '143,200 of 144,000 tier points', 'Live music, coast and Clyde'],
  },
  { path: '/offers', heading: 'My Exclusive Offers', words: ['Slots play on us'] },
  {
    path: '/events',
    heading: 'What’s On at Lantern House, Glasgow',
    words: ['In the spotlight', 'The Masked Ball'],
  },
  { path: '/profile', heading: 'Sterling Sample', words: ['king-of-spades@demo.test'] },
  {
    path: '/mycasino',
    heading: 'Lantern House, Glasgow',
    words: ['You must be 18 or over', 'Opening hours', 'The Orrery'],
  },
  {
    path: '/promotions',
    heading: 'Promotions',
    words: ['On now', 'At most 2,000 extra points to spend a day'],
  },
  { path: '/restaurant', heading: 'The Wick', words: ['Cullen skink', 'Contains fish, milk'] },
  { path: '/slots', heading: 'Slots Club', words: ['Lantern House, Glasgow', 'For the club'] },
  { path: '/slots?info=faqs', heading: 'Slots Club', words: [] },
] as const;

/** Follows a link of a list to an event, whose page can take an RSVP, and returns. */
async function openEvent(page: Page, link: Locator, path: RegExp): Promise<void> {
  const list = page.url();
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('region', { name: 'Your place' })).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(list);
}

test.describe('§2 the published content', () => {
  test.use({ account: 'king-of-spades' });

  test('§1.4 §1.5 §1.6 §1.7 §1.8 §1.11 §2.14 §2.16 §2.79 §2.83 §3.35 reaches the pages of the member’s casino, and a till accepts the codes @phone', async ({
    page,
  }) => {
    for (const { path, heading, words } of PAGES) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
        for (const each of words) await expect(page.locator('main')).toContainText(each);
      });
    }
    await expect(page.getByRole('dialog', { name: 'FAQs' })).toContainText(
      'My offer does not scan',
    );
    await test.step('an event of the casino and one of the club', async () => {
      await page.goto('/events');
      const ball = page.getByRole('link', { name: 'The Masked Ball' }).first();
      await openEvent(page, ball, /\/events\/9-masked-ball-/);
      await page.goto('/slots');
      const ofTheClub = page.getByRole('region', { name: 'For the club' });
      await openEvent(page, ofTheClub.getByRole('link').first(), /\/slots\/event\//);
    });
    await test.step('the codes of the card and of an offer', async () => {
      await page.getByRole('button', { name: 'Show code' }).click();
      await expect.poll(() => scanScreen(page).catch(() => 'nothing yet')).toBe('100206');
      await page.goto('/offers/100206-play');
      await expectGenuineCode(page, { voucherId: '100206-play', customerNumber: '100206' });
    });
  });
});
