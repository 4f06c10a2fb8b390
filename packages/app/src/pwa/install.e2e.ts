import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/journey.ts';

/** Dispatches the install prompt before the app loads, as Chromium does. The prompt resolves as dismissed. */
async function offerEarly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const prompt = async () => {
        document.documentElement.dataset['asked'] = 'yes';
        return { outcome: 'dismissed' };
      };
      window.dispatchEvent(
        Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }),
      );
    });
  });
}

/** An icon of the manifest as text, such as `512x512 maskable`. */
const sizeAndPurpose = ({ sizes, purpose }: { sizes: string; purpose?: string }) =>
  [sizes, purpose].filter(Boolean).join(' ');

const offer = (page: Page) => page.getByRole('complementary', { name: 'Keep your card at hand' });

test.describe('§1 installation', () => {
  test.use({ account: 'king-of-hearts' });

  test('§1.17 is offered on home to a returning member, on More after they decline, and no longer once installed @phone', async ({
    page,
  }) => {
    await offerEarly(page);
    await page.goto('/offers');
    await expect(page.getByRole('link', { name: /Slots play on us/ })).toBeVisible();
    await expect(offer(page)).toHaveCount(0);

    await test.step('declines on home', async () => {
      await page.goto('/');
      await offer(page).getByRole('button', { name: 'Not now' }).click();
      await expect(offer(page)).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Rufus');
      await expect(offer(page)).toHaveCount(0);
    });
    await test.step('installs from More', async () => {
      await page.goto('/more');
      await expect(offer(page).getByRole('button', { name: 'Not now' })).toHaveCount(0);
      await offer(page).getByRole('button', { name: 'Install' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
      await page.reload();
      await expect(offer(page)).toBeVisible();
    });
    await test.step('installed', async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
      await expect(offer(page)).toHaveCount(0);
    });
  });

  test('shows the steps for an iPhone on More, unless the app is installed @phone @all', async ({
    page,
  }) => {
    const openedFromHomeScreen = (standalone: boolean) =>
      page.addInitScript((value) => {
        Object.defineProperty(navigator, 'standalone', { value, configurable: true });
      }, standalone);
    await openedFromHomeScreen(false);
    await page.goto('/more');
    await expect(offer(page).getByRole('listitem')).toHaveCount(3);
    const launchImages = page.locator('link[rel=apple-touch-startup-image]');
    await expect(launchImages).toHaveCount(2, { timeout: 20_000 });
    await openedFromHomeScreen(true);
    await page.reload();
    await expect(page.locator('main').getByRole('button', { name: 'Log Out' })).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });

  test('§1.20 §10.36 has a complete manifest @desktop @all', async ({ page }) => {
    await page.goto('/login');
    const linked = await page.locator('link[rel="manifest"]').getAttribute('href');
    expect(linked).toBe('/manifest.webmanifest');
    const manifest = await (await page.request.get(linked ?? '')).json();
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Met Rewards',
      start_url: '/',
      display: 'standalone',
    });
    expect(manifest.icons.map(sizeAndPurpose)).toEqual(['192x192', '512x512', '512x512 maskable']);
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
      '/',
      '/offers',
      '/?open=spin',
    ]);
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
      const size = await page.evaluate(async (address) => {
        const picture = new Image();
        picture.src = address;
        await picture.decode();
        return `${picture.naturalWidth}x${picture.naturalHeight}`;
      }, src);
      expect(size, src).toBe(sizes);
    }
    expect(manifest.screenshots.map((each: { form_factor: string }) => each.form_factor)).toEqual([
      'narrow',
      'wide',
    ]);
  });
});
