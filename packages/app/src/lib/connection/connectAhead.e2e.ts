import type { Page } from '@playwright/test';
import { expect, test } from '../../../e2e/journey.ts';

/** Lists a service in the pages, as a deployment does. */
async function listService(page: Page): Promise<void> {
  const link = '<link data-first="service" href="https://service.test" crossorigin>';
  await page.route(/\/(login-mobile|profile)$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('</head>', `${link}</head>`) });
  });
}

/** The connections that the page requests from the browser. */
const connections = (page: Page) =>
  page.locator('link[rel=preconnect][href^="https://service.test"][crossorigin]');

test.describe('§7 the app connects to the services ahead of requests', () => {
  test('at the log-in form, once a field has the focus @desktop @all', async ({ page }) => {
    await listService(page);
    await page.goto('/login-mobile');
    await page.waitForLoadState('networkidle');
    await expect(connections(page)).toHaveCount(0);
    await page.getByLabel('Email').focus();
    await expect(connections(page)).toHaveCount(1);
  });

  test.describe('with a member’s page', () => {
    test.use({ account: 'jack' });

    test('before its scripts load @desktop @all', async ({ page, faults }) => {
      faults.expect(/net::ERR_FAILED/);
      await listService(page);
      await page.goto('/');
      await expect(page.locator('main h1').first()).toBeVisible();
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/profile');
      await expect(connections(page)).toHaveCount(1);
    });
  });
});
