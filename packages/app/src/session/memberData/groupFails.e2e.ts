import type { Page } from '@playwright/test';
import { type GroupBackend, journeyBackend, onGroup } from '../../../e2e/backend.ts';
import { freshMember } from '../../../e2e/freshMember.ts';
import { expect, test as journey, logIn, signIn } from '../../../e2e/journey.ts';

/** A journey whose callables use the services of a group, which work until the journey makes them fail. */
const test = journey.extend<{ group: GroupBackend }>({
  group: async ({ services: _ }, use) => onGroup(use),
  baseURL: async ({ group }, use) => use(group.addresses.app),
});

const banner = (page: Page) => page.getByText('Your casino’s system does not answer.');
const error = (page: Page) => page.getByRole('dialog', { name: 'Error' });

const PRIZES = [{ name: 'No prize today', win: false }];

/** The pages of a visit, each with the text by which its data show. */
const VISIT = [
  ['/', '18,320'],
  ['/offers', 'A nightcap on the house'],
  ['/offers/100205-play', 'PLAY-100205'],
  ['/events', 'The Masked Ball'],
  ['/mycasino', 'Crucible Yard'],
  ['/benefits', 'King of Hearts'],
] as const;

/** Opens each page and checks its data. */
async function visit(page: Page): Promise<void> {
  for (const [path, text] of VISIT) {
    await page.goto(path);
    await expect(page.locator('main')).toContainText(text);
    if (path.startsWith('/offers/')) {
      await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    }
    if (path === '/events') {
      await page.getByRole('link', { name: 'The Masked Ball' }).first().click();
      await expect(page).toHaveURL(/\/events\/.+masked-ball/);
      await expect(page.locator('main')).toContainText('The whole house');
    }
  }
}

async function confirm(page: Page): Promise<void> {
  await error(page).getByRole('button', { name: 'OK' }).click();
}

test.describe('§8 the systems of the casino fail: a member with copies', () => {
  test.use({ account: 'king-of-hearts' });

  test('§8.39 §8.40 card, offers with their codes, an event, casino and benefits stay readable, and return without a reload @phone @all', async ({
    page,
    group,
    faults,
  }) => {
    test.slow();
    faults.expect(/status of (500|503)/);
    await visit(page);

    await test.step('every page: slow', async () => {
      group.fail('slow');
      await visit(page);
    });
    // A refused reply and 429 do not open the circuit, so each failure reaches the product.
    const failures = [
      'another member',
      'wrong type in the member',
      'malformed',
      'busy',
      'error',
    ] as const;
    for (const failure of failures) {
      await test.step(`home: ${failure}`, async () => {
        group.fail(failure);
        await page.goto('/');
        await expect(banner(page)).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Rufus');
        await expect(page.locator('main')).toContainText(/18,320[\s\S]*100205/);
        await expect(page.locator('body')).not.toContainText(group.anotherMember.firstName);
        await expect(error(page)).toBeHidden();
      });
    }
    await test.step('offers: wrong type in a voucher', async () => {
      group.fail('wrong type in a voucher');
      await page.goto('/offers');
      await expect(banner(page)).toBeVisible();
      await expect(page.getByText(/As of \d\d:\d\d/).first()).toBeVisible();
      await expect(page.locator('main')).toContainText('A nightcap on the house');
      await page.goto('/offers/100205-play');
      await expect(page.locator('main')).toContainText('PLAY-100205');
      await expect(error(page)).toBeHidden();
    });
    await test.step('every page: wrong type in a venue', async () => {
      group.fail('wrong type in a venue');
      await visit(page);
    });
    await test.step('every page: down', async () => {
      group.fail('down');
      await visit(page);
      await expect(banner(page)).toBeVisible();
    });
    await test.step('back again', async () => {
      group.fail(null);
      // The member returns to the tab until the services get requests again.
      await expect(async () => {
        const loaded = page.waitForResponse(
          (response) => response.url().endsWith('/members-getMember') && response.ok(),
          { timeout: 2_000 },
        );
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await loaded;
      }).toPass();
      // Each part of the page tries again by itself, after growing pauses.
      await expect(banner(page)).toBeHidden({ timeout: 60_000 });
      await expect(page.locator('main')).toContainText('King of Hearts');
    });
  });
});

test.describe('§8 the systems of the casino fail', () => {
  test('§4 §8.18 §8.25 the log-in of a member without copies shows the message and logs out, until the systems work @phone @all', async ({
    page,
    group,
    faults,
  }) => {
    faults.expect(/status of (404|500|503)/);
    await page.goto('/login-mobile');
    for (const [failure, words] of [
      ['unknown member', 'Member not found (remote)'],
      ['another member', 'Something went wrong'],
      ['wrong type in the member', 'Something went wrong'],
      ['down', 'The service is busy. Try again in a moment.'],
    ] as const) {
      await test.step(failure, async () => {
        group.fail(failure);
        await logIn(page, 'king-of-hearts');
        await expect(error(page)).toContainText(words);
        await expect(page.locator('body')).not.toContainText(group.anotherMember.firstName);
        await confirm(page);
        if (failure === 'unknown member') {
          // A login without any record links again: decision 140.
          await expect(page).toHaveURL(/\/account\/verify/);
          await page.getByRole('button', { name: 'Log Out' }).click();
        }
        await expect(page).toHaveURL(/\/login/);
        await page.goto('/login-mobile');
      });
    }
    group.fail(null);
    await expect(async () => {
      // Requests fail for a while after the services work again.
      if (await error(page).isVisible()) await confirm(page);
      if (page.url().includes('/login')) await logIn(page, 'king-of-hearts');
      await expect(page.locator('main')).toContainText('18,320', { timeout: 3_000 });
    }).toPass();
  });

  for (const failure of ['wrong type in a venue', 'no venues', 'error'] as const) {
    test(`§8 a visitor who joins is told that the casinos cannot be loaded, and loads them again: ${failure} @phone @all`, async ({
      page,
      group,
      faults,
    }) => {
      faults.expect(/status of (500|503)/);
      group.fail(failure, ['content']);
      await page.goto('/account/register');
      await expect(page.getByText('We could not load the casinos.')).toBeVisible();
      group.fail(null);
      await expect(async () => {
        await page.getByRole('button', { name: 'Try again' }).click({ timeout: 1_000 });
        const casino = page.getByRole('combobox', { name: /casino/i });
        await expect(casino).toContainText('The Orrery', { timeout: 2_000 });
      }).toPass();
    });
  }

  test('§8.10 §8.13 §8.17 without content the member sees the dialogs of casino and games, and the wheel loads on another try @phone @all', async ({
    page,
    group,
    faults,
  }) => {
    faults.expect(/status of 503/);
    const { addGame } = await journeyBackend();
    const [{ email }, game] = await Promise.all([freshMember(), addGame({ prizes: PRIZES })]);

    await test.step('the first visit', async () => {
      group.fail('error', ['content']);
      await signIn(page, email);
      await expect(error(page)).toContainText('Unable to find venue details');
      await confirm(page);
      await expect(error(page)).toContainText('Unable to get game data');
      await confirm(page);
      await expect(page.getByRole('button', { name: 'Show code' })).toBeVisible();
    });
    await test.step('content that was read before', async () => {
      group.fail(null);
      await expect(async () => {
        await page.reload();
        await expect(page.locator('main')).toContainText(game.name, { timeout: 2_000 });
      }).toPass();
      group.fail('error', ['content']);
      await page.reload();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('main')).toContainText(game.name);
      await expect(error(page)).toBeHidden();
    });
    await test.step('the wheel', async () => {
      await page.goto(`/games/spin-the-wheel/${game.id}`);
      await expect(error(page)).toContainText('Unable to Load Prize Feed');
      await confirm(page);
      group.fail(null);
      await expect(async () => {
        // Requests fail for a while after the service works again.
        if (await error(page).isVisible()) await confirm(page);
        await page.getByRole('button', { name: 'Try again' }).click({ timeout: 1_000 });
        await expect(page.getByRole('button', { name: 'Opt in' })).toBeVisible({ timeout: 2_000 });
      }).toPass();
    });
  });
});
