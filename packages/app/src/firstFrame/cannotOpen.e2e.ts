import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../e2e/journey.ts';

async function expectHelp(page: Page): Promise<void> {
  await expect(page).toHaveURL('/cannot-open.html');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/cannot open in this browser/);
  await expect(page.getByText('Safari 16.4')).toBeVisible();
  await expect(page.getByText(/switch JavaScript on/)).toBeVisible();
  for (const number of ['0808 8020 133', '020 7946 0106', '01632 960112']) {
    await expect(page.getByRole('link', { name: number })).toBeVisible();
  }
}

/** Makes `CSS.supports` return false for the newest feature that every supported browser has. */
async function withoutColorMix(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...words: [string, string?]) =>
      !words.join().includes('color-mix') && Reflect.apply(supports, CSS, words);
  });
}

test.describe('a browser in which the app cannot start', () => {
  test('an unsupported browser shows the page with telephone numbers @all', async ({
    page,
    context,
  }) => {
    await withoutColorMix(context);
    await page.goto('/offers');
    await expectHelp(page);
    await expectAccessible(page);
    await context.addInitScript(() => Reflect.deleteProperty(CSS, 'supports'));
    await page.goto('/');
    await expectHelp(page);
  });

  test('shows the page if the scripts fail again after a reload @phone @all', async ({
    page,
    faults,
  }) => {
    faults.expect(/libraries-/);
    await page.route('**/libraries-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new TypeError("libraries-")' }),
    );
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expectHelp(page);
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/login/);
  });
});

test.describe('a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the page with telephone numbers @phone @all', async ({ page }) => {
    await page.goto('/offers');
    await expectHelp(page);
  });
});
