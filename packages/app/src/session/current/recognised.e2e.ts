import type { CallReply } from '@casino/functions/contract/catalogue/callableTypes.ts';
import type { Page } from '@playwright/test';
import { hold } from '../../../e2e/hold.ts';
import { expect, test } from '../../../e2e/journey.ts';

test.use({ account: 'jack' });

/** Replies with the member, with changes. */
function changeMember(page: Page, changes: Readonly<Record<string, unknown>>) {
  return page.route('**/members-openApp', async (route) => {
    const response = await route.fetch();
    const { result } = (await response.json()) as { result: CallReply<'members-openApp'> };
    const parts = result.parts.map((part) => {
      if (part.name !== 'members-getMember' || !('reply' in part)) return part;
      const reply = part.reply as CallReply<'members-getMember'>;
      return { ...part, reply: { ...reply, result: { ...reply.result, ...changes } } };
    });
    await route.fulfill({ response, json: { result: { ...result, parts } } });
  });
}

test.describe('§4 a recognised member', () => {
  test('sees the card before any reply, and then the server’s data @phone', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-tier', 'jack');
    const release = await hold(page, '**/accounts:lookup*');
    await changeMember(page, { loyalty_points: 98_765 });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Jack');
    await expect(page.locator('main')).not.toContainText('98,765');
    release();
    await expect(page.locator('main')).toContainText('98,765');
  });
});

test.describe('§4 a member who returns within the hour', () => {
  test('is asked for before the identity service confirms who it is, and shown after that @phone', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('main')).toContainText('1,240');
    const release = await hold(page, '**/accounts:lookup*');
    await changeMember(page, { loyalty_points: 98_765 });
    const opening = page.waitForResponse('**/members-openApp');
    await page.reload();
    await (await opening).finished();
    await expect(page.locator('main')).not.toContainText('98,765');
    release();
    await expect(page.locator('main')).toContainText('98,765');
  });
});

test.describe('§4 a member without data on this device', () => {
  test('is asked for before the libraries of the app are here @phone', async ({ page }) => {
    const release = await hold(page, '**/assets/libraries-*');
    const opening = page.waitForRequest('**/members-openApp');
    await page.goto('/', { waitUntil: 'commit' });
    await opening;
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Jack');
  });
});
