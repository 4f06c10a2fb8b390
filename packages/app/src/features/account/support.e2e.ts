import { freshMember } from '../../../e2e/freshMember.ts';
import { expectMail, mailsTo, newEmail } from '../../../e2e/inbox.ts';
import { expect, expectAccessible, logIn, test } from '../../../e2e/journey.ts';

const atDesk = async (comments: string) =>
  (await mailsTo('support@met.test')).filter(({ text }) => text.includes(comments));

test.describe('§2 a support ticket', () => {
  test('§1 without sign-in reaches the support desk, and is confirmed by e-mail', async ({
    page,
  }) => {
    const email = newEmail('support');
    const comments = `My points are missing (${email}).`;
    await page.goto('/account/support');
    await page.getByLabel('Your name').fill('Zoë Sample');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('How can we help?').fill(comments);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect.poll(() => atDesk(comments)).toHaveLength(1);
    await expectMail(email, /We have your message/);
  });

  test('with sign-in knows who writes @once', async ({ page }) => {
    const { email, customerNumber } = await freshMember();
    await page.goto('/login');
    await logIn(page, email);
    await expect(page).toHaveURL('/');
    await page.goto('/account/support');
    await expect(page.getByLabel('Your name')).toHaveValue('Jack Sample');
    await expect(page.getByText(email)).toBeVisible();
    await page.getByLabel('How can we help?').fill(`A question of ${email}`);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    const [mail] = await atDesk(`A question of ${email}`);
    expect(mail?.text).toContain(customerNumber);
    await expectMail(email, /We have your message/);
  });

  test('§8 that fails says so in its dialog, keeps what was typed, and is sent once in the end @once', async ({
    page,
    faults,
  }) => {
    faults.expect(/ERR_FAILED/);
    const comments = `Sent twice ${newEmail('twice')}`;
    await page.route('**/members-submitTicket', (route) => route.abort());
    await page.goto('/account/support');
    await page.getByLabel('Your name').fill('Zoë Sample');
    await page.getByLabel('Email').fill(newEmail('failed'));
    await page.getByLabel('How can we help?').fill(comments);
    await page.getByRole('button', { name: 'Send' }).click();
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await expect(dialog).toContainText('Unable to submit a support ticket');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await page.unroute('**/members-submitTicket');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(await atDesk(comments)).toHaveLength(1);
  });
});
