import type { Page } from '@playwright/test';
import { expect, test } from '../../../e2e/journey.ts';

/** An iPhone without a home button, in CSS pixels. */
const INSETS = { top: 47, bottom: 34 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** The computed style of the first element that matches a selector. */
function styleOf(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

/** Applies the rules for the home screen in this tab, because no browser can emulate `display-mode: standalone`. */
async function asHomeScreenApp(page: Page): Promise<void> {
  await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    for (const rule of rules) {
      if (!(rule instanceof CSSMediaRule)) continue;
      if (rule.media.mediaText === '(display-mode: standalone)') rule.media.mediaText = 'all';
    }
  });
}

test.describe('the page on an iPhone', () => {
  test('extends behind the notch, and can be zoomed @phone @all', async ({ page }) => {
    await page.goto('/login');
    const content = await page.locator('meta[name=viewport]').getAttribute('content');
    expect(content).toContain('viewport-fit=cover');
    expect(content).not.toMatch(/maximum-scale|user-scalable/);
  });

  test('is 100vh high from the home screen, and 100dvh in a tab @phone @all', async ({ page }) => {
    const height = () => styleOf(page, 'html', '--ui-window-height');
    await page.goto('/login');
    await expect(heading(page)).toBeVisible();
    expect(await height()).toBe('');
    await asHomeScreenApp(page);
    await expect.poll(height).toBe('100vh');
    expect(await styleOf(page, 'body', 'min-block-size')).toBe('844px');
  });
});

test.describe('a member page on an iPhone', () => {
  test.use({ account: 'king' });

  test('keeps bars, toasts and sheets within the safe area @phone @all', async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setSafeAreaInsetsOverride', { insets: INSETS });
    await page.goto('/offers');
    await expect(heading(page)).toBeVisible();
    const { top, bottom } = INSETS;
    const header = heading(page).locator('..');
    await expect(header).toHaveCSS('padding-block-start', `${top}px`);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar).toHaveCSS('padding-block-end', `${bottom}px`);
    const region = page.locator('section[popover]');
    const gap = await region.evaluate((element) => getComputedStyle(element).insetBlockEnd);
    expect(Number.parseFloat(gap)).toBeGreaterThanOrEqual(bottom + 80);
    await page.goto('/offers?info=responsible-gaming');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const { y, height } = (await dialog.boundingBox()) ?? { y: 0, height: 0 };
    const padding = Number.parseFloat(
      await dialog.evaluate((element) => getComputedStyle(element).paddingBlockEnd),
    );
    expect(y).toBeGreaterThanOrEqual(top);
    expect(y + height - padding).toBeLessThanOrEqual(844 - bottom);
  });
});
