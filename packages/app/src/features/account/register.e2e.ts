import type { Page } from '@playwright/test';
import { freshMember } from '../../../e2e/freshMember.ts';
import { expectMail, mailsTo, newEmail } from '../../../e2e/inbox.ts';
import { expect, expectAccessible, logIn, test } from '../../../e2e/journey.ts';

async function fillIn(page: Page, email: string | null): Promise<void> {
  await page.getByLabel('Title').selectOption('Ms');
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Last name').fill("O'Sample");
  await page.getByLabel('Day').fill('28');
  await page.getByLabel('Month').fill('2');
  await page.getByLabel('Year').fill('1990');
  await page.getByLabel('Female').check();
  if (email !== null) await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Mobile phone').fill('07700 900123');
  await page.getByLabel('Home casino').selectOption('The Orrery, London');
  await page.getByLabel('I confirm that I am over the age of 18').check();
  await page.getByRole('checkbox', { name: /I accept the/ }).check();
}

const join = (page: Page) => page.getByRole('button', { name: 'Join now' }).click();

test.describe('§2, §4: joining as a new member', () => {
  test('§1 shows the customer number, sends it, and leads to a login', async ({ page }) => {
    const email = newEmail('join');
    await page.goto('/account/register');
    await expect(page.getByLabel('Home casino')).toContainText('The Orrery, London');
    await expectAccessible(page);
    await fillIn(page, email);
    await join(page);
    await expect(page).toHaveURL('/account/register/success');
    const { text } = await expectMail(email, /Welcome/);
    const [, number = ''] = /Customer number: (\d+)/.exec(text) ?? [];
    await expect(page.getByText(number)).toBeVisible();
    await page.reload();
    await expect(page.getByText(number)).toBeVisible();
    await page.getByRole('link', { name: 'Create my login' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Zoë');
    await expect(page.getByLabel('Email')).toHaveValue(email);
  });

  test('with a verified login leads straight home @once', async ({ page }) => {
    const { email } = await freshMember({
      linked: false,
      record: { email: newEmail('record') },
    });
    await page.goto('/login');
    await logIn(page, email);
    await page.getByRole('link', { name: 'Join now' }).click();
    await fillIn(page, null);
    await join(page);
    await expect(page).toHaveURL('/account/register/success');
    await page.getByRole('link', { name: 'See my rewards' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Zoë');
  });

  test('survives a reload, is shared by tabs, and makes one member of both @once', async ({
    page,
  }) => {
    const email = newEmail('tabs');
    await page.goto('/account/register');
    await fillIn(page, email);
    await page.reload();
    await expect(page.getByLabel('Home casino')).toHaveValue('6');
    await expect(page.getByLabel('Female')).toBeChecked();
    const other = await page.context().newPage();
    await other.goto('/account/register');
    await expect(other.getByLabel('Home casino')).toHaveValue('6');
    await join(page);
    await expect(page).toHaveURL('/account/register/success');
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('casino.draft.register-1'))).toBeNull();
  });

  test('§8 a failure shows the error text, or Something went wrong @once', async ({
    page,
    faults,
  }) => {
    faults.expect(/status of 500/);
    const email = newEmail('failure');
    await page.goto('/account/register');
    await fillIn(page, email);
    await page.route('**/members-registerAccount', (route) =>
      route.request().method() === 'OPTIONS'
        ? route.continue()
        : route.fulfill({
            status: 500,
            headers: { 'access-control-allow-origin': '*' },
            json: { error: { status: 'INTERNAL', message: 'INTERNAL' } },
          }),
    );
    await join(page);
    await expect(page.getByRole('alert')).toHaveText('Something went wrong');
    await page.unroute('**/members-registerAccount');
    await page.getByLabel('Email', { exact: true }).fill('jack@demo.test');
    await join(page);
    await expect(page.getByRole('alert')).toContainText('a member of this casino already');
  });
});
