import { newEmail } from '../../../e2e/accounts.ts';
import { expectMail, mailsTo } from '../../../e2e/inbox.ts';
import { expect, test } from '../../../e2e/journey.ts';

const deskMails = async (comments: string) =>
  (await mailsTo('support@met.test')).filter(({ text }) => text.includes(comments));

test.describe('§2 the support form', () => {
  test('§1.16 a ticket of a visitor reaches the support desk, and an e-mail confirms it @phone', async ({
    page,
  }) => {
    const email = newEmail('support');
    const comments = `My points are missing (${email}).`;
    await page.goto('/account/support');
    await page.getByLabel('Your name').fill('Zoë Sample');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('How can we help?').fill(comments);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect.poll(() => deskMails(comments)).toHaveLength(1);
    await expectMail(email, /We have your message/);
  });
});
