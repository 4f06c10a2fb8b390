import type { Page } from '@playwright/test';
import { journeyBackend } from '../../../e2e/backend.ts';
import { freshMember } from '../../../e2e/freshMember.ts';
import { expectMail, linkIn, newEmail } from '../../../e2e/inbox.ts';
import { expect, expectAccessible, logIn, test } from '../../../e2e/journey.ts';

const NEW_PASSWORD = 'mole-lantern-oboe-78';
const REFUSED_CODE = /status of 400 .*accounts:resetPassword/;

async function askForLink(page: Page, email: string): Promise<string> {
  await page.goto('/forgotten-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page).toHaveURL('/forgotten-password-confirm');
  return linkIn(await expectMail(email, /Reset/));
}

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save the new password' }).click();
}

test.describe('§2, §4: a forgotten password', () => {
  test('is chosen anew through its e-mail, and lets its member in', async ({ page, faults }) => {
    faults.expect(REFUSED_CODE);
    const { email } = await freshMember();
    const link = await askForLink(page, email);
    await expectAccessible(page);
    await page.goto(link);
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);
    await choose(page, NEW_PASSWORD);
    await expect(page).toHaveURL('/reset-password-success');
    await page.getByRole('link', { name: 'Log in' }).click();
    await logIn(page, email, NEW_PASSWORD);
    await expect(page).toHaveURL('/');
  });

  test('§9 the link a second time says so, and offers a new one @once', async ({
    page,
    browser,
    baseURL,
    faults,
  }) => {
    faults.expect(REFUSED_CODE);
    const { email } = await freshMember();
    const link = await askForLink(page, email);
    await page.goto(link);
    await choose(page, NEW_PASSWORD);
    await expect(page).toHaveURL('/reset-password-success');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link was used already' })).toBeVisible();
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await elsewhere.newPage();
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    await other.getByRole('link', { name: 'Send me a new link' }).click();
    await expect(other).toHaveURL('/forgotten-password');
    await elsewhere.close();
  });

  test('§9 the link after 2 hours says so, and offers a new one @once', async ({
    page,
    faults,
  }) => {
    faults.expect(REFUSED_CODE);
    const { email } = await freshMember();
    const link = await askForLink(page, email);
    const { addresses } = await journeyBackend();
    await fetch(`${addresses.auth}/clock`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, aheadSeconds: 2 * 60 * 60 }),
    });
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
    await page.getByRole('link', { name: 'Send me a new link' }).click();
    await expect(page).toHaveURL('/forgotten-password');
  });

  for (const [what, query] of [
    ['without a code', ''],
    ['with another mode', '?mode=verifyEmail&oobCode=x'],
    ['with a code that nobody made', '?mode=resetPassword&oobCode=made-up'],
  ]) {
    test(`a link ${what} does not work @once`, async ({ page, faults }) => {
      faults.expect(REFUSED_CODE);
      await page.goto(`/reset-password${query}`);
      await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    });
  }

  test('§5 a weak one is refused, and the link still works @once', async ({ page, faults }) => {
    faults.expect(REFUSED_CODE);
    const { email } = await freshMember();
    await page.goto(await askForLink(page, email));
    await choose(page, 'abc');
    await expect(page.getByRole('alert')).toHaveText('The chosen password is too weak');
    await choose(page, NEW_PASSWORD);
    await expect(page).toHaveURL('/reset-password-success');
  });

  test('§8 an error that says to create a new one leads there after its dialog, with the address @once', async ({
    page,
  }) => {
    const email = newEmail('gone');
    await page.route('**/users-sendPasswordReset', (route) =>
      route.request().method() === 'OPTIONS'
        ? route.continue()
        : route.fulfill({
            headers: { 'access-control-allow-origin': '*' },
            json: {
              result: { success: false, error: 'There is no login: please create a new one.' },
            },
          }),
    );
    await page.goto('/forgotten-password');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await expect(dialog).toContainText('create a new one');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/account/create');
    await expect(page.getByLabel('Email')).toHaveValue(email);
  });
});
