import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { expect, test } from '../../e2e/journey.ts';
import { keptAddresses, workerInCharge } from '../../e2e/serviceWorker.ts';

test.use({ withServiceWorker: true, account: 'king' });

const NOT_SAVED = /Not saved on this (?:phone|device) yet/;
const WHEEL = /^\/games\/spin-the-wheel\//;

interface Visited {
  /** The path, or a pattern if it contains an id. */
  readonly path: string | RegExp;
  /** The page that links to this one, if no navigation does. */
  readonly from?: string;
  /** The start of the document's title. */
  readonly title: string;
  /** The content: from the device, or the note that the visit has not loaded it. */
  readonly content: string | RegExp;
  /** The page has no link on a wide window. */
  readonly phone?: true;
}

const PAGES: readonly Visited[] = [
  { path: '/offers', title: 'My Exclusive Offers', content: 'Slots play on us' },
  { path: '/', title: 'My Rewards', content: 'Welcome back, Roy' },
  { path: '/benefits', title: 'My Benefits', content: 'Birthday treat' },
  { path: '/points', title: 'Points', content: 'When your points expire' },
  { path: '/promotions', title: 'Promotions', content: 'Opt in by' },
  { path: WHEEL, from: '/promotions', title: 'Spin The Wheel', content: NOT_SAVED },
  { path: '/events', title: 'Events', content: 'All months' },
  { path: '/profile', title: 'Profile', content: 'king@demo.test' },
  { path: '/slots', title: 'Slots Club', content: 'How it works' },
  { path: '/restaurant', title: 'Restaurant', content: NOT_SAVED },
  { path: '/mycasino', title: 'My Casino', content: 'Opening hours' },
  { path: '/settings', title: 'Settings', content: 'Safer gambling' },
  { path: '/settings/interests', from: '/settings', title: 'Settings', content: 'Poker' },
  { path: '/settings/communications', from: '/settings', title: 'Settings', content: 'Post' },
  { path: '/more', title: 'More', content: 'Delete My Account', phone: true },
];

interface Connection {
  /** Returns the function that restores the connection. */
  readonly lose: (context: BrowserContext) => Promise<() => Promise<void>>;
  /** Lets the time pass after which a request counts as lost. */
  readonly wait: (context: BrowserContext) => Promise<void>;
}

/** Two connections without use. */
const CONNECTIONS: Readonly<Record<string, Connection>> = {
  'without a signal': {
    lose: async (context) => {
      await context.setOffline(true);
      return () => context.setOffline(false);
    },
    wait: async () => {},
  },
  'with requests that hang': {
    lose: async (context) => {
      const hang = () => {};
      await context.clock.install();
      await context.route('**/*', hang);
      return () => context.unroute('**/*', hang);
    },
    // Shorter than the limit within which a database responds: it has no time to in a jump.
    wait: (context) => context.clock.fastForward(3_000),
  },
};

/** What comes back over a weak signal, while `navigator.onLine` is true. A certificate error looks to a page as `failed`. */
const WEAK_REPLIES: Readonly<Record<string, (route: Route) => Promise<void> | void>> = {
  nothing: (route) => route.abort('failed'),
  'a captive portal': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Accept our terms</h1>' }),
  'a redirect to a captive portal': (route) =>
    route.fulfill({ status: 302, headers: { Location: 'https://portal.test/' } }),
  '502 of a proxy': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  '503 for an hour': (route) =>
    route.fulfill({
      status: 503,
      headers: { 'Retry-After': '3600', 'Access-Control-Allow-Origin': '*' },
      json: { error: { code: 503, status: 'UNAVAILABLE', message: 'Try again later.' } },
    }),
  'half a body': (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      contentType: 'application/json',
      body: '{"result":{"succ',
    }),
  'no end': () => {},
};

/** Opens home, and waits until the service worker controls the page. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(workerInCharge);
  await expect(page.getByRole('link', { name: /Slots play on us/ }).first()).toBeVisible();
}

/** The files that the app fetches when idle and that no cache contains. */
async function missingFiles(page: Page): Promise<string[]> {
  const files: string[] = await page.evaluate(async () => (await fetch('/page-files.json')).json());
  const kept = new Set((await keptAddresses(page)).map((address) => new URL(address).pathname));
  return files.filter((file) => !kept.has(file));
}

function linkTo(page: Page, path: string | RegExp): Locator {
  const href = typeof path === 'string' ? `[href="${path}"]` : '[href^="/games/"]';
  return page.locator(`a${href}:visible`).first();
}

/** Follows a link on the page, on More, or in a menu. */
async function follow(page: Page, path: string | RegExp): Promise<void> {
  const link = linkTo(page, path);
  const more = page.getByRole('link', { name: 'More', exact: true });
  if (!(await link.isVisible())) {
    if (await more.isVisible()) await more.click();
    else await openMenuWith(page, () => link.isVisible());
  }
  await link.click();
}

async function openMenuWith(page: Page, isOpen: () => Promise<boolean>): Promise<void> {
  for (const menu of await page.getByRole('navigation').getByRole('button').all()) {
    await menu.click();
    if (await isOpen()) return;
    await page.keyboard.press('Escape');
  }
}

/** Checks the title, the heading, the navigation and the content, and that no text blames the app. */
async function expectPage(
  page: Page,
  { title, content }: Visited,
  { wait }: Connection,
): Promise<void> {
  const main = page.locator('main');
  await expect(async () => {
    await wait(page.context());
    await expect(main).toContainText(content, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expect(page).toHaveTitle(new RegExp(`^${title}.* · Met Rewards$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(main).not.toContainText(/went wrong|our fault|does not work|Network error/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const [name, connection] of Object.entries(CONNECTIONS)) {
  test(`§1.21 every member page opens ${name} after one visit of home, by a tap and by a reload @all`, async ({
    page,
    context,
    faults,
  }, { project }) => {
    test.setTimeout(120_000);
    faults.expect(/net::ERR_|Failed to fetch/);
    await openHome(page);
    await expect.poll(() => missingFiles(page), { timeout: 30_000 }).toEqual([]);
    await connection.lose(context);
    for (const visited of PAGES) {
      if (visited.phone && project.name !== 'phone') continue;
      await test.step(visited.path.toString(), async () => {
        if (visited.from) {
          await follow(page, visited.from);
          await expect(linkTo(page, visited.path)).toBeVisible({ timeout: 20_000 });
        }
        await follow(page, visited.path);
        await expectPage(page, visited, connection);
        await page.reload();
        await expectPage(page, visited, connection);
      });
    }
  });

  test(`§1.21 a page whose code is not on the device says so ${name}, and opens when the connection returns @all`, async ({
    page,
    context,
    faults,
  }) => {
    test.setTimeout(120_000);
    faults.expect(/net::ERR_|Failed to fetch/);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await openHome(page);
    await page.waitForLoadState('networkidle');
    const stored = await page.evaluate(() => Object.keys(localStorage).join());
    expect(stored, 'reading pages are not downloaded with data saving').not.toMatch(/\.reading\./);
    const restore = await connection.lose(context);
    const missing = { path: '/profile', title: 'Profile', content: NOT_SAVED };
    await follow(page, missing.path);
    await expectPage(page, missing, connection);
    await page.reload();
    await expectPage(page, missing, connection);
    await restore();
    await expectPage(page, { ...missing, content: 'king@demo.test' }, connection);
  });
}

/** Shows that the member is in, with what the device has, and that the page says why it is old. */
async function expectMemberUnderBanner(page: Page): Promise<void> {
  const banner = page.getByText(/This is what we showed you last.*As of/);
  await expect(async () => {
    // The banner about requests without an end comes after ten seconds.
    await page.context().clock.fastForward(3_000);
    await expect(banner).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const stored = await page.evaluate(() => Object.keys(localStorage).join());
  expect(stored).toMatch(/session-1/);
}

for (const [name, reply] of Object.entries(WEAK_REPLIES)) {
  test(`§8.42 §8.43 a weak signal that brings ${name} leaves the member in, and an hour later everything loads @phone @all`, async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(/net::ERR_|Failed to (?:fetch|load)|status of 50[23]|RPC_ERROR|Content Security/);
    await openHome(page);
    await context.clock.install();
    await context.route('**/*', reply);
    for (const path of ['/', '/offers', '/points']) {
      await page.goto(path);
      await expectMemberUnderBanner(page);
    }
    await expect(page.getByRole('link', { name: 'More' })).toBeVisible();
    await context.unroute('**/*', reply);
    await expect(async () => {
      await context.clock.fastForward(60 * 60_000);
      await expect(page.getByText('This is what we showed you last.')).toBeHidden({
        timeout: 1_000,
      });
    }).toPass();
    await expect(page.locator('main')).toContainText('When your points expire');
  });
}

test('§1 the service worker and then the code of the member pages are fetched when home is idle @phone @all', async ({
  page,
}) => {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const until = performance.now() + 4_000;
    const download = async () => {
      if (performance.now() > until) return;
      await fetch('/favicon.svg', { cache: 'no-store' });
      setTimeout(download, 200);
    };
    download();
  });
  await openHome(page);
  await expect.poll(() => missingFiles(page), { timeout: 30_000 }).toEqual([]);
  const files: string[] = await page.evaluate(async () => (await fetch('/page-files.json')).json());
  const first = asked.findIndex((path) => path.includes('Route-') && files.includes(path));
  expect(first, 'after the last download of the page').toBeGreaterThan(
    asked.lastIndexOf('/favicon.svg'),
  );
  expect(first, 'after the installation').toBeGreaterThan(asked.indexOf('/sw.js'));
  // The worker downloads the picture too, so the times of the page count.
  const [scripts, downloads] = await page.evaluate(() =>
    ['/sw.js', '/favicon.svg'].map((ending) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith(ending))
        .map(({ startTime }) => startTime),
    ),
  );
  expect(scripts?.[0], 'the installation').toBeGreaterThan(downloads?.at(-1) ?? Infinity);
});
