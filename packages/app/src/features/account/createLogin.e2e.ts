import type { Page } from '@playwright/test';
import { expectMail, linkIn, mailsTo, newEmail } from '../../../e2e/inbox.ts';
import { expect, expectAccessible, PASSWORD, test } from '../../../e2e/journey.ts';

async function fillDetails(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Last name').fill("O'Sample-Ng");
  await page.getByLabel('Day').fill('29');
  await page.getByLabel('Month').fill('2');
  await page.getByLabel('Year').fill('1980');
  await page.getByLabel('Email').fill(email);
}

/** From the first page to the one that waits for the e-mail. */
async function createLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/account/create');
  await fillDetails(page, email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/account/password');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create login' }).click();
}

test.describe('§2, §4: a new login', () => {
  test('§1 is verified through its e-mail in the same browser', async ({ page }) => {
    const email = newEmail('same');
    await createLogin(page, email);
    await expect(page).toHaveURL('/account/pending');
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByRole('button', { name: 'I have verified my email' })).toBeVisible();
    await expectAccessible(page);
    await page.goto(linkIn(await expectMail(email, /Verify/)));
    await expect(page).toHaveURL('/account/verify');
    await expect(page.getByRole('link', { name: 'Link my membership' })).toBeVisible();
    await expectAccessible(page);
  });

  test('is verified in another browser where nobody is signed in, and the first one goes on by itself @once', async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = newEmail('other');
    await createLogin(page, email);
    await expect(page).toHaveURL('/account/pending');
    const link = linkIn(await expectMail(email, /Verify/));
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await elsewhere.newPage();
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
    await expect(other.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page).toHaveURL('/account/verify');

    await test.step('the same link again does no harm, and opens nothing', async () => {
      await other.goto('about:blank');
      await other.goto(link);
      await expect(other.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    });
    await elsewhere.close();
  });

  test('§8 cannot be asked to verify again what is verified @once', async ({
    page,
    browser,
    baseURL,
    faults,
  }) => {
    faults.expect(/ERR_FAILED/);
    const email = newEmail('already');
    await createLogin(page, email);
    await expect(page.getByRole('button', { name: 'I have verified my email' })).toBeVisible();
    const link = linkIn(await expectMail(email, /Verify/));
    // The address is verified elsewhere, and this page has not asked yet.
    await page.route('**/accounts:lookup*', (route) => route.abort());
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await elsewhere.newPage();
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
    await elsewhere.close();
    await page.getByRole('button', { name: 'Send the email again' }).click();
    await expect(page.getByRole('dialog', { name: 'Error' })).toContainText('verified already');
  });

  test('sends its e-mail again @once', async ({ page }) => {
    const email = newEmail('again');
    await createLogin(page, email);
    await expectMail(email, /Verify/);
    await expect(page.getByRole('button', { name: 'I have verified my email' })).toBeVisible();
    await page.getByRole('button', { name: 'Send the email again' }).click();
    await expect(page.getByText('We have sent it again')).toBeVisible();
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('§5 is refused with a weak password, and the form is kept @once', async ({ page }) => {
    await createLogin(page, newEmail('weak'), 'abc');
    await expect(page.getByRole('alert')).toHaveText('The chosen password is too weak');
    await page.getByRole('link', { name: 'Change my details' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Zoë');
    await expect(page.getByLabel('Day')).toHaveValue('29');
  });

  test('is refused for an address in use @once', async ({ page }) => {
    await createLogin(page, 'jack@demo.test');
    await expect(page.getByRole('alert')).toContainText('has a login already');
  });

  test('is kept through a reload without its password, and forgotten once it is there @once', async ({
    page,
  }) => {
    const email = newEmail('draft');
    await page.goto('/account/create');
    await fillDetails(page, email);
    await page.reload();
    await expect(page.getByLabel('Last name')).toHaveValue("O'Sample-Ng");
    await expect(page.getByLabel('Year')).toHaveValue('1980');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const stored = () => page.evaluate(() => JSON.stringify(localStorage));
    expect(await stored()).not.toContain(PASSWORD);
    await page.getByRole('button', { name: 'Create login' }).click();
    await expect(page).toHaveURL('/account/pending');
    expect(await stored()).not.toContain('Sample');
  });

  test('is not half there after the connection is lost on the way @once', async ({
    page,
    faults,
  }) => {
    faults.expect(/ERR_FAILED|ERR_INTERNET/);
    const email = newEmail('lost');
    await page.route('**/users-createUser', (route) => route.abort());
    await createLogin(page, email);
    await expect(page.getByRole('alert')).toHaveText('Network error. Check your connection.');
    await page.unroute('**/users-createUser');
    await page.getByRole('button', { name: 'Create login' }).click();
    await expect(page).toHaveURL('/account/pending');
  });

  test('begins with the details: the password page alone leads to them @once', async ({ page }) => {
    await page.goto('/account/password');
    await expect(page).toHaveURL('/account/create');
  });
});

test('§8 a missing e-mail address is a Problem @once', async ({ page }) => {
  await page.goto('/account/pending');
  await page.getByRole('button', { name: 'Send the email again' }).click();
  await expect(page.getByRole('dialog', { name: 'Problem' })).toBeVisible();
});
