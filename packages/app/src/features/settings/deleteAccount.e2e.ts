import type { Page } from '@playwright/test';
import { PASSWORD } from '../../../e2e/accounts.ts';
import { freshMember } from '../../../e2e/freshMember.ts';
import { mailsTo } from '../../../e2e/inbox.ts';
import { expect, logIn, REFUSED_SIGN_IN, signIn, test } from '../../../e2e/journey.ts';

/** Fills in the form and confirms the dialog. */
async function deleteAccount(page: Page, { forgetMe = false } = {}): Promise<void> {
  if (forgetMe) await page.getByRole('checkbox', { name: /^Also forget me/ }).check();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' });
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
}

/** The dialog on the log-in page that confirms the deletion. */
const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Your account is gone' });

test.describe('§2, §6: Delete My Account', () => {
  test('§1.15 §6.10 §6.11 deletes the login at once and clears the device @phone', async ({
    page,
    faults,
  }) => {
    faults.expect(REFUSED_SIGN_IN);
    const { email, uid } = await freshMember();
    await signIn(page, email);
    await page.goto('/settings');
    await page
      .getByRole('link', { name: /^Delete My Account/ })
      .last()
      .click();
    await expect(page).toHaveURL('/settings/delete');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delete My Account');

    await deleteAccount(page);
    await expect(confirmation(page)).toContainText('have been deleted');
    await expect(page).toHaveURL('/login');
    await confirmation(page).getByRole('button', { name: 'OK' }).click();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })))
      .not.toMatch(new RegExp(`${uid}|${email}`));

    await logIn(page, email);
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials. Please try again.');
    expect(await mailsTo(email)).toEqual([]);
  });
});
