import { expect, test } from '../../../e2e/journey.ts';

const PAGES = [
  ['rewards-explained', 'Met Rewards Explained', '108,000 tier points'],
  ['why-we-ask', 'Why We Have To Ask', 'Challenge 25'],
  ['faqs', 'FAQs', 'My offer does not scan'],
  ['responsible-gaming', 'Responsible Gaming', 'GAMSTOP'],
  ['data-processing', 'Data Processing', 'Your rights'],
  ['terms', 'Terms & Conditions', 'Who can join'],
] as const;

test('§2 reading pages open before sign-in, and keep the redirect @phone', async ({ page }) => {
  for (const [name, title, words] of PAGES) {
    await test.step(title, async () => {
      await page.goto(`/login?redirect=%2Foffers&info=${name}`);
      await expect(page.getByRole('dialog', { name: title })).toContainText(words);
    });
  }
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/login?redirect=%2Foffers');
});
