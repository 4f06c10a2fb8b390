import type { Page } from '@playwright/test';
import { journeyBackend } from '../../../e2e/backend.ts';
import { freshMember } from '../../../e2e/freshMember.ts';
import { expect, signIn, test } from '../../../e2e/journey.ts';
import { SURE_WIN } from '../../../e2e/prizes.ts';

const DAY_SECONDS = 24 * 60 * 60;
const SURE_LOSS = [{ name: 'No prize today', win: false }];

type Play = readonly [from: number, until: number];

/** Opens a new game for a new member, so that no other test shares them. */
async function openGame(page: Page, prizes: typeof SURE_LOSS, play: Play = [-1, 4]) {
  const backend = await journeyBackend();
  const [member, game] = await Promise.all([freshMember(), backend.addGame({ prizes, play })]);
  const path = `/games/spin-the-wheel/${game.id}`;
  await signIn(page, member.email);
  await page.goto(path);
  const tomorrow = (days = 1) => backend.setClock(member.uid, days * DAY_SECONDS);
  return { member, game, path, tomorrow };
}

const optIn = (page: Page) => page.getByRole('button', { name: 'Opt in' });
const spin = (page: Page) => page.getByRole('button', { name: 'Spin the wheel' });
const status = (page: Page) => page.locator('main').getByRole('status');

test.describe('§2, §4: the daily game', () => {
  test('§1.10 §2.81 a member opts in, returns, spins, wins and opens the voucher’s code @phone', async ({
    page,
  }) => {
    const { tomorrow } = await openGame(page, SURE_WIN, [2, 4]);
    await expect(page.getByText('Spin The Wheel', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/^.+ · Spin The Wheel · Met Rewards$/);
    await optIn(page).click();
    await expect(status(page)).toContainText('You have already opted in');
    await expect(status(page)).toContainText('Your first spin is waiting for you from');

    await tomorrow(2.5);
    await page.clock.setSystemTime(Date.now() + 2.5 * DAY_SECONDS * 1_000);
    await page.reload();
    await spin(page).focus();
    await page.keyboard.press('Enter');
    await expect(status(page)).toContainText('You have won: A cocktail on us');
    await expect(page.getByRole('img', { name: /resting on A cocktail on us/ })).toBeVisible();

    await page.getByRole('link', { name: 'Open your voucher' }).click();
    await expect(page).toHaveURL(/\/offers\/spin-[0-9a-f]+$/);
    await expect(page.getByRole('img', { name: 'QR code for A cocktail on us' })).toBeVisible();
  });

  test('§4.40 a member loses, has no second spin, checks the receipt after the day and plays again @phone @all', async ({
    page,
  }) => {
    const { game, path, tomorrow } = await openGame(page, SURE_LOSS);
    const plays = page.getByRole('region', { name: 'Plays' });
    const check = plays.getByRole('button', { name: 'Check this result' });

    await test.step('the member loses', async () => {
      await optIn(page).click();
      await spin(page).click();
      await expect(status(page)).toContainText('The wheel had nothing for you this time.');
      await page.reload();
      await expect(status(page)).toContainText('You have already played today');
      await expect(spin(page)).toHaveCount(0);
    });
    await test.step('the member checks the receipt', async () => {
      await page.goto('/profile');
      await expect(plays).toContainText(game.name);
      await plays.getByText('Receipt').click();
      await check.click();
      await expect(plays).toContainText(
        'The secret of this day is published when the day is over.',
      );
      await tomorrow();
      await check.click();
      await expect(plays).toContainText('Checked on this device: the draw was fixed beforehand');
    });
    await test.step('the member plays again the next day', async () => {
      await page.goto(path);
      await spin(page).click();
      await expect(status(page)).toContainText('The wheel had nothing for you this time.');
    });
  });
});
