import type { Page } from '@playwright/test';
import { hold } from '../../e2e/hold.ts';
import { expect, test } from '../../e2e/journey.ts';

test.use({ account: 'jack' });

/** Answers with the member as they are, and what has changed since. */
function changeMember(page: Page, changes: Readonly<Record<string, unknown>>) {
  return page.route('**/members-getMember', async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    const response = await route.fetch();
    const body = (await response.json()) as { result: { result: object } };
    const result = { ...body.result.result, ...changes };
    await route.fulfill({ response, json: { result: { ...body.result, result } } });
  });
}

test.describe('§4 a member whom this device knows @once', () => {
  test('sees their card while nobody has answered yet, and then what the casino says', async ({
    page,
  }) => {
    const release = await hold(page, '**/accounts:lookup*');
    await changeMember(page, { loyalty_points: 98_765 });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Jack');
    await expect(page.locator('main')).not.toContainText('98,765');
    release();
    await expect(page.locator('main')).toContainText('98,765');
  });

  test('may not change anything until it is known who they are', async ({ page }) => {
    const release = await hold(page, '**/accounts:lookup*');
    await page.goto('/profile');
    await expect(page.getByText('jack@demo.test').first()).toBeVisible();
    const change = page.getByRole('button', { name: 'Change mobile number' });
    await expect(change).toBeHidden();
    release();
    await expect(change).toBeVisible();
  });

  test('§8 whose phone is locked while they are asked for is asked for again on return', async ({
    page,
    faults,
  }) => {
    faults.expect(/net::ERR_/);
    const put = (away: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, away);
    let asked = 0;
    await page.route('**/members-getMember', async (route) => {
      if (route.request().method() === 'OPTIONS') return route.continue();
      asked += 1;
      if (asked > 1) return route.continue();
      await put(true);
      await route.abort('internetdisconnected');
    });
    const [lost] = await Promise.all([page.waitForEvent('requestfailed'), page.goto('/profile')]);
    expect(lost.url()).toContain('members-getMember');
    await expect(page.getByText('jack@demo.test').first()).toBeVisible();
    expect(asked).toBe(1);
    await put(false);
    await expect(page.getByRole('button', { name: 'Change mobile number' })).toBeVisible();
  });

  test('is told and logged out where they may not come in any more', async ({ page }) => {
    await changeMember(page, { suspended: true });
    await page.goto('/');
    await expect(page.getByRole('dialog')).toContainText('suspended');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/login');
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('member'))),
    ).toEqual([]);
  });
});
