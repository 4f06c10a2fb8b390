import { readFile } from 'node:fs/promises';
import { freshMember } from '../../../e2e/freshMember.ts';
import { expect, signIn, test } from '../../../e2e/journey.ts';

test.describe('§2 Settings', () => {
  test('§1.12 §1.13 saves interests and consents as they are ticked, and downloads the member’s data @phone', async ({
    page,
  }) => {
    const { email, crmId } = await freshMember();
    await signIn(page, email);

    await test.step('interests', async () => {
      await page.goto('/settings/interests');
      for (const name of ['Poker', 'Dining', 'Slots']) {
        await page.getByRole('checkbox', { name }).check();
      }
      await page.getByRole('checkbox', { name: 'Slots' }).uncheck();
      await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('checkbox', { name: 'Poker' })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: 'Dining' })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: 'Slots' })).not.toBeChecked();
    });
    await test.step('consents, each with its history', async () => {
      await page.goto('/settings/communications');
      const casinoTexts = page
        .getByRole('group', { name: 'Offers and news from our casinos' })
        .getByRole('checkbox', { name: 'Text' });
      await casinoTexts.check();
      const history = page.getByRole('region', { name: 'What you told us' });
      await expect(history.getByRole('listitem')).toHaveCount(1);
      await casinoTexts.uncheck();
      await expect(history.getByRole('listitem')).toHaveCount(2);
      await page.reload();
      await expect(history.getByRole('listitem')).toHaveCount(2);
      await expect(casinoTexts).not.toBeChecked();
    });
    await test.step('the download', async () => {
      await page.goto('/settings');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download my data' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^met-rewards-data-\d{4}-\d{2}-\d{2}\.json$/);
      const copy = JSON.parse(await readFile(await download.path(), 'utf8'));
      expect(copy).toMatchObject({
        account: { emailAddress: email },
        memberships: [{ id: crmId }],
      });
    });
  });
});
