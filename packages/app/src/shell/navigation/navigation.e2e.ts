import { hold } from '../../../e2e/hold.ts';
import { expect, test } from '../../../e2e/journey.ts';

test.describe('§2 navigation', () => {
  test.use({ account: 'king' });

  test('keeps a menu open that was opened while the page was loading @desktop @all', async ({
    page,
  }) => {
    const send = await hold(page, '**/assets/SlotsRoute-*.js');
    await page.goto('/');
    await page.getByRole('link', { name: 'Slots Club' }).click();
    await page.getByRole('button', { name: 'Casino Life' }).click();
    send();
    await expect(page).toHaveTitle('Slots Club · Met Rewards');
    await expect(page.getByRole('link', { name: 'My Casino' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Casino Life' })).toBeFocused();
  });
});

test.describe('§2: the code of the next page', () => {
  test.use({ account: 'king' });

  for (const saveData of [false, true]) {
    test(`${saveData ? 'loads on click with data saving' : 'loads on pointerdown, before the click'} @desktop @all`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: value } });
      }, saveData);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const isAsked = () => asked.some((path) => path.includes('/OffersRoute-'));
      await page.goto('/');
      // Content that loads later would move the link away from the pointer.
      await page.waitForLoadState('networkidle');
      const link = page.locator('main').getByRole('link', { name: 'See all offers' });
      await link.hover();
      expect(isAsked()).toBe(false);
      await page.mouse.down();
      if (saveData) await page.waitForLoadState('networkidle');
      else await expect.poll(isAsked).toBe(true);
      expect(isAsked()).toBe(!saveData);
      await page.mouse.up();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Exclusive Offers');
    });
  }
});
