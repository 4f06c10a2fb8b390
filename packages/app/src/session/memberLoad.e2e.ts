import type { Page } from '@playwright/test';
import { expect, logIn, test } from '../../e2e/journey.ts';

const CORS = { 'access-control-allow-origin': '*' };

/** Answers for a callable as it would refuse. */
function refuse(page: Page, name: string, httpStatus: number, status: string) {
  return page.route(`**/${name}`, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.continue()
      : route.fulfill({
          status: httpStatus,
          headers: CORS,
          json: { error: { status, message: status } },
        }),
  );
}

test.describe('§8 a member who does not load is told, then logged out @once', () => {
  for (const { what, arrange, title, words } of [
    {
      what: 'no response',
      arrange: (page: Page) => page.route('**/members-getMember', (route) => route.abort()),
      title: 'You are offline',
      words: 'You appear to be offline',
    },
    {
      what: 'an invalid token',
      arrange: (page: Page) => refuse(page, 'members-getMember', 401, 'UNAUTHENTICATED'),
      title: 'You are offline',
      words: 'You appear to be offline',
    },
    {
      what: 'a member who is gone',
      arrange: (page: Page) => refuse(page, 'members-getMember', 404, 'NOT_FOUND'),
      title: 'Error',
      words: 'Member not found (remote)',
    },
    {
      what: 'a fault of the server',
      arrange: (page: Page) => refuse(page, 'members-getMember', 500, 'INTERNAL'),
      title: 'Error',
      words: 'Something went wrong',
    },
    {
      what: 'no document store',
      arrange: (page: Page) => page.route('**/documents:batchGet*', (route) => route.abort()),
      title: 'You are offline',
      words: 'You appear to be offline',
    },
    {
      what: 'no profile',
      arrange: (page: Page) =>
        page.route('**/documents:batchGet*', async (route) => {
          const response = await route.fetch();
          const [answer] = (await response.json()) as {
            found?: { name: string };
            readTime: string;
          }[];
          const missing = { missing: answer?.found?.name, readTime: answer?.readTime };
          await route.fulfill({ response, json: [missing] });
        }),
      title: 'Error',
      words: 'User Profile not found!',
    },
  ]) {
    test(what, async ({ page, faults }) => {
      faults.expect(/status of (401|404|500)|net::ERR_FAILED|HTTP error has no status/);
      await arrange(page);
      await page.goto('/login');
      await logIn(page, 'jack');
      await expect(page.getByRole('dialog', { name: title })).toContainText(words);
      await page.getByRole('button', { name: 'OK' }).click();
      await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
      await page.goto('/');
      await expect(page).toHaveURL('/login?redirect=%2F');
    });
  }
});

test.describe('§8 what a member can do without is told, and keeps nobody out @once', () => {
  for (const { name, httpStatus, status, words } of [
    {
      name: 'members-getVenue',
      httpStatus: 404,
      status: 'NOT_FOUND',
      words: 'Unable to find venue details',
    },
    {
      name: 'promotions-getGames',
      httpStatus: 503,
      status: 'UNAVAILABLE',
      words: 'Unable to get game data',
    },
  ]) {
    test(words, async ({ page, faults }) => {
      faults.expect(/status of (404|503)/);
      await refuse(page, name, httpStatus, status);
      await page.goto('/login');
      await logIn(page, 'jack');
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(words);
      await page.getByRole('button', { name: 'OK' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Jack');
    });
  }
});
