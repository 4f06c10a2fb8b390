import { newEmail, PASSWORD } from '../../../e2e/accounts.ts';
import { expectMail, linkIn } from '../../../e2e/inbox.ts';
import { expect, test } from '../../../e2e/journey.ts';

test.describe('§2, §4: creating a login', () => {
  test('§1.1 §2.36 §2.38 §2.73 §4.51 the link in the e-mail verifies the address @phone', async ({
    page,
  }) => {
    const email = newEmail('same');
    const stored = () => page.evaluate(() => JSON.stringify(localStorage));
    await page.goto('/account/create');
    await page.getByLabel('First name').fill('Zoë');
    await page.getByLabel('Last name').fill("O'Sample-Ng");
    await page.getByLabel('Day').fill('29');
    await page.getByLabel('Month').fill('2');
    await page.getByLabel('Year').fill('1980');
    await page.getByLabel('Email').fill(email);

    await test.step('the draft survives a reload', async () => {
      await page.reload();
      await expect(page.getByLabel('Last name')).toHaveValue("O'Sample-Ng");
      await expect(page.getByLabel('Year')).toHaveValue('1980');
    });

    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/account/password');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    expect(await stored()).not.toContain(PASSWORD);
    await page.getByRole('button', { name: 'Create login' }).click();
    await expect(page).toHaveURL('/account/pending');
    expect(await stored()).not.toContain('Sample');
    await expect(page.getByRole('button', { name: 'I have verified my email' })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await page.goto(linkIn(await expectMail(email, /Verify/)));
    await expect(page).toHaveURL('/account/verify');
    await expect(page.getByRole('link', { name: 'Link my membership' })).toBeVisible();
  });
});
