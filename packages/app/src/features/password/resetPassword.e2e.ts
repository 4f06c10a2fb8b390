import type { Page } from '@playwright/test';
import { freshMember } from '../../../e2e/freshMember.ts';
import { expectMail, linkIn } from '../../../e2e/inbox.ts';
import { expect, logIn, test } from '../../../e2e/journey.ts';

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
  test('§2.72 §4.22 §4.52 the link in the e-mail sets a new password, and the member logs in with it @phone', async ({
    page,
    browser,
    baseURL,
    faults,
  }) => {
    faults.expect(REFUSED_CODE);
    const { email } = await freshMember();
    const link = await askForLink(page, email);
    await page.goto(link);
    await expect(page.getByText(email)).toBeVisible();

    await choose(page, 'abc');
    await expect(page.getByRole('alert')).toHaveText('The chosen password is too weak');
    await choose(page, NEW_PASSWORD);
    await expect(page).toHaveURL('/reset-password-success');

    await test.step('§9 a used link says so on another device', async () => {
      const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
      const other = await elsewhere.newPage();
      await other.goto(link);
      await expect(
        other.getByRole('heading', { name: 'This link was used already' }),
      ).toBeVisible();
      await elsewhere.close();
    });

    await page.goto('/login');
    await logIn(page, email, NEW_PASSWORD);
    await expect(page).toHaveURL('/');
  });
});
