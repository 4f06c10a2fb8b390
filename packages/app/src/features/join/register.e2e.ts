import type { Page } from '@playwright/test';
import { newEmail, PASSWORD } from '../../../e2e/accounts.ts';
import { expectMail, linkIn, mailsTo } from '../../../e2e/inbox.ts';
import { expect, test } from '../../../e2e/journey.ts';

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Title').selectOption('Ms');
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Last name').fill("O'Sample");
  await page.getByLabel('Day').fill('28');
  await page.getByLabel('Month').fill('2');
  await page.getByLabel('Year').fill('1990');
  await page.getByLabel('Female').check();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Mobile phone').fill('07700 900123');
  await page.getByLabel('Home casino').selectOption('The Orrery, London');
  await page.getByLabel('I confirm that I am over the age of 18').check();
  await page.getByRole('checkbox', { name: /I accept the/ }).check();
}

test.describe('§2, §4: joining as a new member', () => {
  test('§1.3 §2.76 §4.50 shows the customer number, e-mails it and leads to a login @phone', async ({
    page,
  }) => {
    const email = newEmail('join');
    await page.goto('/account/register');
    await expect(page.getByLabel('Home casino')).toContainText('The Orrery, London');
    await fillIn(page, email);

    await test.step('the draft survives a reload and is shared by tabs', async () => {
      await page.reload();
      await expect(page.getByLabel('Home casino')).toHaveValue('6');
      await expect(page.getByLabel('Female')).toBeChecked();
      const other = await page.context().newPage();
      await other.goto('/account/register');
      await expect(other.getByLabel('Home casino')).toHaveValue('6');
      await other.close();
    });

    await page.getByRole('button', { name: 'Join now' }).click();
    await expect(page).toHaveURL('/account/register/success');
    const { text } = await expectMail(email, /one more step/);
    const [, number = ''] = /Membership number: (\d+)/.exec(text) ?? [];
    await expect(page.getByText(number)).toBeVisible();
    await page.reload();
    await expect(page.getByText(number)).toBeVisible();
    expect(await mailsTo(email)).toHaveLength(1);
    await page.getByRole('link', { name: 'Create my login' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Zoë');
    await expect(page.getByLabel('Email')).toHaveValue(email);

    await test.step('the user is a member after they verify the address and link the number', async () => {
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Create login' }).click();
      await expect(page).toHaveURL('/account/pending');
      await page.goto(linkIn(await expectMail(email, /Verify/)));
      await expect(page).toHaveURL('/account/verify');
      await page.getByRole('link', { name: 'Link my membership' }).click();
      await expect(page.getByLabel('Membership number')).toHaveValue(number);
      await page.getByLabel('Day').fill('28');
      await page.getByLabel('Month').fill('2');
      await page.getByLabel('Year').fill('1990');
      await page.getByRole('button', { name: 'Link my membership' }).click();
      await expect(page).toHaveURL('/account/linked');
      await page.getByRole('link', { name: 'See my rewards' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Zoë');
    });
  });
});
