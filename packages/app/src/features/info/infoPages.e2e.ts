import { expect, expectAccessible, test } from '../../../e2e/journey.ts';

const PAGES = [
  ['rewards-explained', 'Met Rewards Explained', '108,000 points'],
  ['why-we-ask', 'Why We Have To Ask', 'Challenge 25'],
  ['faqs', 'FAQs', 'My offer does not scan'],
  ['responsible-gaming', 'Responsible Gaming', 'GAMSTOP'],
  ['data-processing', 'Data Processing', 'Your rights'],
  ['terms', 'Terms & Conditions', 'Who can join'],
] as const;

test.describe('§2 reading pages', () => {
  test.use({ account: 'ace' });

  for (const [name, title, words] of PAGES) {
    test(`${title} can be linked to, over any page, and be closed @once`, async ({ page }) => {
      await page.goto(`/offers?info=${name}`);
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toContainText(words);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/offers');
    });
  }

  test('open from More, and the back button closes them where one was', async ({ page }) => {
    await page.goto('/more');
    const link = page.locator('main').getByRole('link', { name: 'Responsible Gaming' });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await link.click();
    await expect(page).toHaveURL('/more?info=responsible-gaming');
    const dialog = page.getByRole('dialog', { name: 'Responsible Gaming' });
    await expect(dialog).toContainText('0808 8020 133');
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/more');
    expect(await page.evaluate(() => window.scrollY)).toBe(before);

    await link.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/more');
    await expect(link).toBeFocused();
  });

  test('one that there is not opens nothing @once', async ({ page }) => {
    await page.goto('/offers?info=nothing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Exclusive Offers');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('§8 one that does not load says so, and loads when asked again @once', async ({
    page,
    faults,
  }) => {
    faults.expect(/net::ERR_FAILED/);
    await page.route('**/content-getInfoPage', (route) => route.abort());
    await page.goto('/offers?info=faqs');
    const dialog = page.getByRole('dialog', { name: 'FAQs' });
    await expect(dialog).toContainText('We could not load this page.');
    await page.unroute('**/content-getInfoPage');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toContainText('My offer does not scan');
  });
});

test('§2 a reading page can be read before signing in, and keeps the way back', async ({
  page,
}) => {
  await page.goto('/login?redirect=%2Foffers&info=terms');
  const dialog = page.getByRole('dialog', { name: 'Terms & Conditions' });
  await expect(dialog).toContainText('Who can join');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page).toHaveURL('/login?redirect=%2Foffers');
});
