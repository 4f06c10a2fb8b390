import type { Page } from '@playwright/test';
import { journeyBackend } from '../../../e2e/backend.ts';
import { freshMember } from '../../../e2e/freshMember.ts';
import { expect, expectHome, logIn, test } from '../../../e2e/journey.ts';
import { asOlderBrowser } from '../../../e2e/olderBrowser.ts';
import { SURE_WIN } from '../../../e2e/prizes.ts';

async function showsCodeOfOffer(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Slots play on us/ }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
}

test.describe('the oldest supported browser', () => {
  test.beforeEach(({ context }) => asOlderBrowser(context));

  test('logs in and redirects, and shows an offer’s QR code, home, benefits, events and consents @phone @all', async ({
    page,
  }) => {
    await page.goto('/offers');
    expect(await page.evaluate(() => 'showPopover' in document.body)).toBe(false);
    await logIn(page, 'king');
    await expect(page).toHaveURL('/offers');
    await showsCodeOfOffer(page);
    await page.getByRole('link', { name: 'Home' }).click();
    await expectHome(page);
    for (const [path, heading] of [
      ['/benefits', /^My Benefits/],
      ['/events', /^What’s On at/],
      ['/settings/communications', /Communication/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });

  test('opens menus, shows an offer’s QR code and logs out @desktop @all', async ({ page }) => {
    await page.goto('/');
    await logIn(page, 'king');
    await expectHome(page);
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('button').first().click();
    await page.getByRole('link', { name: 'Offers', exact: true }).first().click();
    await expect(page).toHaveURL('/offers');
    await showsCodeOfOffer(page);
    await page.getByRole('navigation').getByRole('button').last().click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(/\/login/);
  });

  test('opts in and spins the wheel @phone @all', async ({ page }) => {
    const backend = await journeyBackend();
    const [member, game] = await Promise.all([
      freshMember(),
      backend.addGame({ prizes: SURE_WIN, play: [-1, 4] }),
    ]);
    await page.goto('/');
    await logIn(page, member.email);
    await expectHome(page);
    await page.goto(`/games/spin-the-wheel/${game.id}`);
    await page.getByRole('button', { name: 'Opt in' }).click();
    await page.getByRole('button', { name: 'Spin the wheel' }).click();
    await expect(page.locator('main').getByRole('status')).toContainText('You have won');
  });
});
