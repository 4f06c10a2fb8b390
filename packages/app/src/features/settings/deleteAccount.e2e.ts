import type { Page } from '@playwright/test';
import { journeyBackend } from '../../../e2e/backend.ts';
import { freshMember } from '../../../e2e/freshMember.ts';
import { expectMail, mailsTo } from '../../../e2e/inbox.ts';
import {
  expect,
  expectAccessible,
  logIn,
  PASSWORD,
  REFUSED_SIGN_IN,
  signIn,
  test,
} from '../../../e2e/journey.ts';

const SUPPORT = 'support@met.test';

/** From the settings to the last question, which is answered with yes. */
async function deleteAccount(
  page: Page,
  { password = PASSWORD, forgetMe = false }: { password?: string; forgetMe?: boolean } = {},
): Promise<void> {
  if (forgetMe) await page.getByRole('checkbox', { name: /^Also forget me/ }).check();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' });
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
}

/** The dialog on the log-in page that says it is done. */
const farewell = (page: Page) => page.getByRole('dialog', { name: 'Your account is gone' });

test.describe('§2, §6: Delete My Account', () => {
  test('§1 is instant: the login is gone, and nothing is left on the device', async ({
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
    await expectAccessible(page);

    await deleteAccount(page);
    await expect(farewell(page)).toContainText('have been deleted');
    await expect(page).toHaveURL('/login');
    await farewell(page).getByRole('button', { name: 'OK' }).click();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })))
      .not.toMatch(new RegExp(`${uid}|${email}`));

    await logIn(page, email);
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials. Please try again.');
    expect(await mailsTo(email)).toEqual([]);
  });

  test('with forget me, sends a data removal request with a reference', async ({ page }) => {
    const { email, customerNumber } = await freshMember();
    await signIn(page, email);
    await page.goto('/settings/delete');
    await deleteAccount(page, { forgetMe: true });
    await expect(farewell(page)).toContainText(/reference DR-[2-9A-Z]{4}-[2-9A-Z]{4}/);
    const [reference = ''] = /DR-\w{4}-\w{4}/.exec(await farewell(page).innerText()) ?? [];
    const own = await expectMail(email, new RegExp(reference));
    expect(own.text).toContain('five years');
    const request = await expectMail(SUPPORT, new RegExp(reference));
    expect(request.text).toContain(`Customer number: ${customerNumber}`);
    expect(request.text).toContain(email);
  });

  test('keeps the account where the password is wrong, or the question is answered with no', async ({
    page,
    faults,
  }) => {
    faults.expect(REFUSED_SIGN_IN);
    const { email } = await freshMember();
    await signIn(page, email);
    await page.goto('/settings/delete');
    await deleteAccount(page, { password: 'Not-mine-1' });
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials. Please try again.');
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/');
    await expect(page.locator('main h1').first()).toBeVisible();
  });

  test('signs every other device out', async ({ page, browser, faults }) => {
    faults.expect(/status of (400|401|403)/);
    const { email } = await freshMember();
    await signIn(page, email);
    const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
    const other = await elsewhere.newPage();
    await signIn(other, email);
    await page.goto('/settings/delete');
    await deleteAccount(page);
    await expect(farewell(page)).toBeVisible();
    await other.goto('/offers');
    await expect(other).toHaveURL(/\/login/);
    await expect(other.getByRole('link', { name: /Slots play on us/ })).toHaveCount(0);
    await elsewhere.close();
  });

  test('is refused to a session that is old, though it is signed in @once', async ({ page }) => {
    const { email, uid } = await freshMember();
    const { setClock } = await journeyBackend();
    await signIn(page, email);
    await page.goto('/settings/delete');
    // On the server, more than five minutes pass between the password and the call.
    await setClock(uid, 6 * 60);
    await deleteAccount(page);
    await expect(page.getByRole('alert')).toHaveText('Please enter your password again.');
    await setClock(uid, 0);
    await deleteAccount(page);
    await expect(farewell(page)).toBeVisible();
  });

  test('says that nobody can tell where the answer is lost @once', async ({ page, faults }) => {
    faults.expect(/net::ERR_FAILED/);
    const { email } = await freshMember();
    await signIn(page, email);
    await page.goto('/settings/delete');
    await page.route('**/users-deleteAccount', (route) => route.abort());
    await deleteAccount(page);
    await expect(page.getByRole('alert')).toContainText('could not confirm');
    await page.unroute('**/users-deleteAccount');
    await deleteAccount(page);
    await expect(farewell(page)).toBeVisible();
  });
});
