import type { Page } from '@playwright/test';
import { type GroupBackend, onGroup } from '../../../e2e/backend.ts';
import { expect, test as journey } from '../../../e2e/journey.ts';

/** A journey whose callables use the services of a group, which work until the journey makes them fail. */
const test = journey.extend<{ group: GroupBackend }>({
  group: async ({ services: _ }, use) => onGroup(use),
  baseURL: async ({ group }, use) => use(group.addresses.app),
});

const banner = (page: Page) => page.getByText('We are waiting to hear from your casino.');
const error = (page: Page) => page.getByRole('dialog', { name: 'Error' });

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
