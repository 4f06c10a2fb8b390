import type { Page } from '@playwright/test';
import { hold } from '../../../e2e/hold.ts';
import { expect, logOut, test } from '../../../e2e/journey.ts';

test.use({ account: 'ace' });

const PICTURE = '#root > [inert]';

/** The storage keys of the saved frames. */
const savedFrames = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /\.frame-\d\.\w+\.[/\w]+$/.test(key)),
  );

/** Opens home, and waits until its frame is stored. */
async function leaveHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('main')).toContainText('212,800 tier points collected');
  await expect.poll(() => savedFrames(page)).toHaveLength(1);
}

/**
 * A screenshot down to the offers, without the lines of engravings, which the app adds. The saved frame has no more of a ticket
 * than the window shows, so the gradient of its picture differs.
 */
const pictureOf = (page: Page) =>
  page.screenshot({
    style: '[data-engraving] > * { display: none }',
    clip: { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height: 600 },
  });

/** Loads the page without the app's scripts, which load when the returned function is called. */
async function reloadWithoutScripts(page: Page): Promise<() => void> {
  const release = await hold(page, '**/assets/*.js');
  await page.reload({ waitUntil: 'commit' });
  return release;
}

test.describe('§1 a returning member', () => {
  test('sees home pixel for pixel as on the last visit, without engravings, before any script has loaded @all', async ({
    page,
  }) => {
    await leaveHome(page);
    const colours = await page.locator('html').getAttribute('data-tier');
    const seen = await pictureOf(page);
    const release = await reloadWithoutScripts(page);
    // The fonts load after the scripts, unless the service worker has precached them.
    await page.locator('style[data-faces]').evaluate((faces: HTMLStyleElement) => {
      faces.media = 'all';
    });
    const picture = page.locator(PICTURE);
    await expect(picture.locator('h1')).toHaveText('Welcome back, Aurelia');
    await expect(picture).toContainText('64,215');
    await expect(page).toHaveTitle('My Rewards · Met Rewards');
    await expect.poll(async () => seen.equals(await pictureOf(page))).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-tier', colours ?? '');

    release();
    await expect(picture).toHaveCount(0);
    await page.getByRole('button', { name: 'Show code' }).click();
    await expect(page.getByRole('button', { name: 'Show card' })).toBeVisible();
  });

  test('does not see a frame from another version or another member @phone @all', async ({
    page,
  }) => {
    for (const { rename, build } of [
      { rename: '', build: '-before' },
      { rename: 'somebody-else-', build: '' },
    ]) {
      await leaveHome(page);
      const [kept = ''] = await savedFrames(page);
      await page.evaluate(
        ({ key, prefix, suffix }) => {
          const frame = JSON.parse(localStorage[key]) as { build: string };
          localStorage.removeItem(key);
          localStorage[key.replace('member.', `member.${prefix}`)] = JSON.stringify({
            ...frame,
            build: `${frame.build}${suffix}`,
          });
        },
        { key: kept, prefix: rename, suffix: build },
      );
      const release = await reloadWithoutScripts(page);
      await expect(page.getByText('Met Rewards').first()).toBeVisible();
      await expect(page.locator('h1')).toHaveCount(0);
      release();
      await expect(page.locator('h1')).toHaveText('Welcome back, Aurelia');
      await page.evaluate((key) => localStorage.removeItem(key), kept);
    }
  });

  test('sees their offers as on the last visit, and log-out removes the frames @phone @all', async ({
    page,
  }) => {
    await leaveHome(page);
    await page.goto('/offers');
    await expect.poll(() => savedFrames(page)).toHaveLength(2);
    const title = await page.locator('main h2').first().innerText();
    const release = await reloadWithoutScripts(page);
    await expect(page.locator(PICTURE)).toContainText(title);
    release();
    await expect(page.locator(PICTURE)).toHaveCount(0);

    await test.step('log out', async () => {
      await logOut(page);
      await expect(page).toHaveURL('/login');
      expect(await savedFrames(page)).toEqual([]);
      const releaseAgain = await reloadWithoutScripts(page);
      await expect(page.locator(PICTURE)).toHaveCount(0);
      releaseAgain();
    });
  });
});
