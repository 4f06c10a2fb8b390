import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { startCountedBackend } from '../../../e2e/backend.ts';
import { expect, logIn, test } from '../../../e2e/journey.ts';

const DOCUMENT = join(import.meta.dirname, '../../../../../docs/costs.md');

/** A step ends after this many milliseconds without a request, and without waiting for a reply. */
const IDLE_MS = 1_500;
const DAY_SECONDS = 25 * 60 * 60;

/** The demo calendar has more events on some days, so they are rounded to this number. */
const CALENDAR = 40;

const offersLink = (page: Page) =>
  page.locator('main').getByRole('link', { name: 'See all offers' });
const offersAreShown = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'My Exclusive Offers' }).waitFor();

/** The steps of a visit, in this order. */
const STEPS: Record<string, (page: Page) => Promise<void>> = {
  'a first visit: the log-in page, signing in, home': async (page) => {
    // The app prefetches information pages when it is idle.
    const prefetched = page.waitForResponse(/content-getInfoPage$/);
    await page.goto('/login-mobile');
    await logIn(page, 'jack@demo.test');
    await offersLink(page).waitFor();
    await prefetched;
  },
  'the app is opened again': async (page) => {
    await page.goto('/');
    await offersLink(page).waitFor();
  },
  'offers are opened': async (page) => {
    await offersLink(page).click();
    await offersAreShown(page);
  },
  'a code is shown': async (page) => {
    await page.locator('main a[href^="/offers/"]').first().click();
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
  },
  'the statement of points is opened': async (page) => {
    await page.getByRole('link', { name: 'More', exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: 'Points' }).click();
    await page.getByRole('button', { name: 'Show earlier' }).waitFor();
  },
  'events are opened': async (page) => {
    await page.getByRole('link', { name: 'Events', exact: true }).first().click();
    await page.locator('main a[href^="/events/"]').first().waitFor();
  },
  'offers are opened on the next day: records of one person are compared': async (page) => {
    await page.getByRole('link', { name: 'Offers', exact: true }).first().click();
    await offersAreShown(page);
  },
  'the member logs out': async (page) => {
    await page.getByRole('link', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.waitForURL('**/login**');
  },
};

/** The cells of docs/costs.md, by step: calls, calls of the identity service, reads, writes and deletes. */
function documentedSteps(): Record<string, string[]> {
  const rows = readFileSync(DOCUMENT, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return Object.fromEntries(
    rows.flatMap(([, step = '', , ...cells]) => (step in STEPS ? [[step, cells.slice(0, 5)]] : [])),
  );
}

/** A cell: `3 users, 1 members`. */
function cellOf(counts: Record<string, number>): string {
  const { events, ...rest } = counts;
  const rounded = events ? { events: Math.round(events / CALENDAR) * CALENDAR } : {};
  const sorted = Object.entries({ ...rest, ...rounded }).sort();
  return sorted.map(([name, count]) => `${count} ${name}`).join(', ');
}

/** Counts the requests of the pages of a context. */
function countRequests(context: BrowserContext, { auth }: Record<string, string>) {
  let calls: Record<string, number> = {};
  let identity = 0;
  let pending = 0;
  let changedAt = 0;
  const change = (by: number) => {
    pending += by;
    changedAt = performance.now();
  };
  context.on('requestfinished', () => change(-1));
  context.on('requestfailed', () => change(-1));
  context.on('request', (request) => {
    change(1);
    const { origin, pathname } = new URL(request.url());
    const [, call] = pathname.split('/call/');
    if (call) calls[call] = (calls[call] ?? 0) + 1;
    // A request to another origin asks first whether it may.
    if (origin === auth && request.method() !== 'OPTIONS') identity += 1;
  });
  return {
    isIdle: () => pending === 0 && performance.now() - changedAt > IDLE_MS,
    /** Starts the wait again, since a step may send its first request a moment later. */
    expectMore: () => change(0),
    take() {
      const taken = [cellOf(calls), `${identity}`];
      calls = {};
      identity = 0;
      return taken;
    },
  };
}

test('docs/costs.md: a visit makes the documented calls, reads, writes and deletes @phone', async ({
  browser,
}) => {
  test.slow();
  const { addresses, backend, take, stop } = await startCountedBackend();
  const context = await browser.newContext({
    baseURL: addresses.app,
    viewport: { width: 390, height: 844 },
  });
  try {
    const requests = countRequests(context, { ...addresses });
    const page = await context.newPage();
    take();
    const found: Record<string, string[]> = {};
    for (const [step, act] of Object.entries(STEPS)) {
      if (step.includes('the next day')) await backend.setClock('demo-jack', DAY_SECONDS);
      await act(page);
      requests.expectMore();
      // An open code loads its voucher every four seconds. The default intervals grow to one second.
      await expect.poll(requests.isIdle, { intervals: [100] }).toBe(true);
      const { reads, writes, deletes } = take();
      found[step] = [...requests.take(), cellOf(reads), cellOf(writes), cellOf(deletes)];
    }
    expect(found).toEqual(documentedSteps());
  } finally {
    await context.close();
    await stop();
  }
});
