import type { Page } from '@playwright/test';
import { freshMember } from '../../../e2e/freshMember.ts';
import { expect, logIn, test } from '../../../e2e/journey.ts';

/** Logs an unlinked member in and opens the link form. */
async function openLinkForm(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await logIn(page, email);
  await expect(page).toHaveURL('/account/verify');
  await page.getByRole('link', { name: 'Link my membership' }).click();
  await expect(page).toHaveURL('/account/link');
}

async function link(page: Page, number: string, day = '15'): Promise<void> {
  await page.getByLabel('Casino').selectOption('The Orrery, London');
  await page.getByLabel('Membership number').fill(number);
  await page.getByLabel('Day').fill(day);
  await page.getByLabel('Month').fill('6');
  await page.getByLabel('Year').fill('1984');
  await page.getByRole('button', { name: 'Link my membership' }).click();
}

test.describe('§2, §4: linking a membership', () => {
  test('§1.2 §2.39 §2.75 §4.24 §5.9 the right date of birth links the membership and leads home @phone', async ({
    page,
  }) => {
    const { email, customerNumber } = await freshMember({ linked: false });
    await openLinkForm(page, email);
    const other = await page.context().newPage();
    await other.goto('/account/link');

    await test.step('the form rejects a wrong date of birth and accepts the right one', async () => {
      await link(page, customerNumber, '16');
      await expect(page.getByRole('alert')).toContainText('do not match a membership');
      await link(page, customerNumber);
      await expect(page).toHaveURL('/account/linked');
    });

    await test.step('a second tab links the same membership', async () => {
      await link(other, customerNumber);
      await expect(other).toHaveURL('/account/linked');
      await other.close();
    });

    await page.getByRole('link', { name: 'See my rewards' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Jack');
  });
});
