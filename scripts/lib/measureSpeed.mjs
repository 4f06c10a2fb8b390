// What a member on a slow phone waits for, in the median of five. Runs under Node 24: see scripts/speed.mjs.
import { chromium } from 'playwright';
import { median, print, signIn, startProduct } from './measuring.mjs';

const RUNS = 5;
/** A slow phone: 4G as it is on a bad day, and a quarter of this machine's speed. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1475 * 125,
  uploadThroughput: 84_375,
};
const CPU = 4;

/** Milliseconds at most; shift has no unit. Specification of the product's speed. */
const LIMITS = { 'first paint': 900, 'layout shift': 0.02, 'interaction to next paint': 200 };

/** The pages that are timed, from an empty browser or as a member. */
const PAGES = [
  { path: '/login-mobile' },
  { path: '/login' },
  { path: '/', member: true },
  { path: '/offers', member: true },
];

const product = await startProduct();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  const { origin } = product;
  const state = await signedIn(browser, origin);
  for (const page of PAGES) await report(browser, origin, page, state);
  await reportTaps(browser, origin, state);
} finally {
  await browser.close();
  await product.stop();
}

async function signedIn(browser, origin) {
  const context = await browser.newContext();
  await signIn(await context.newPage(), origin);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

async function report(browser, origin, { path, member }, state) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    runs.push(await load(browser, `${origin}${path}`, member ? state : undefined));
  }
  for (const what of Object.keys(runs[0])) {
    tell(`${path}${member ? ' (member)' : ''}`, what, median(runs.map((run) => run[what])));
  }
}

async function load(browser, address, storageState) {
  const context = await phone(browser, storageState);
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!entry.hadRecentInput) globalThis.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      globalThis.largest = list.getEntries().at(-1).startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await slowDown(context, page);
  await page.goto(address);
  // The app names the page when it takes the first frame's place, in which nothing is answered yet.
  await page.waitForFunction(() => document.title.includes(' · '));
  const readyAt = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(() => ({
    'first paint': performance.getEntriesByName('first-paint')[0].startTime,
    'largest paint': globalThis.largest,
    'layout shift': globalThis.shift,
  }));
  await context.close();
  return { ...times, 'can be used': readyAt };
}

/** Presses each item of the bar along the bottom, and times until the next frame after it. */
async function reportTaps(browser, origin, state) {
  const context = await phone(browser, state);
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  const items = await page.locator('nav').last().getByRole('link').allInnerTexts();
  for (const name of [...items.slice(1), ...items.slice(0, 1)]) {
    await page.evaluate(() => {
      globalThis.slowest = 0;
      globalThis.taps?.disconnect();
      globalThis.taps = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) {
          globalThis.slowest = Math.max(globalThis.slowest, duration);
        }
      });
      globalThis.taps.observe({ type: 'event', durationThreshold: 16 });
    });
    await page.locator('nav').last().getByRole('link', { name, exact: true }).tap();
    await page.waitForTimeout(1_500);
    tell(
      `a tap on ${name}`,
      'interaction to next paint',
      await page.evaluate(() => globalThis.slowest),
    );
  }
  await context.close();
}

function phone(browser, storageState) {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  });
}

async function slowDown(context, page) {
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU });
}

function tell(where, what, value) {
  const limit = LIMITS[what];
  const figure = what === 'layout shift' ? value.toFixed(3) : `${value.toFixed(0)} ms`;
  print(where, what, figure, value > limit && `at most ${limit}`);
}
