// Measures loading times and taps on a slow phone. Runs on Node 24: see scripts/speed.mjs.
import { chromium } from 'playwright';
import { freePorts } from '../../packages/functions/local/settings/ports.ts';
import { startStack } from '../../packages/functions/local/stack.ts';
import { currentTimeLimits } from '../../packages/functions/src/runtime/timeLimits.ts';
import { watchPage } from './watchPage.mjs';

/** The median of this number of runs counts. */
const RUNS = Number(process.env.SPEED_RUNS ?? 5);

/** Slow 4G, with latency in milliseconds and throughput in bytes a second. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1475 * 125,
  uploadThroughput: 84_375,
};
const CPU = 4;

const CREDENTIALS = { email: 'king-of-hearts@demo.test', password: 'Demo-pass-1' };

/** Selectors: `seen` is the main content, `answers` the element that React must have hydrated. */
const FORM = { seen: 'form input:not([hidden])', answers: 'form button[type=submit]' };
const CARD = { seen: 'main dd[data-length]', answers: 'main button' };

/**
 * The measured pages. `state` is the state of the browser: empty, signed in, with the copies of the last visit, or with
 * the service worker too. `limits` are milliseconds; a layout shift has no unit.
 * @typedef {object} Page
 * @property {string} name
 * @property {string} path
 * @property {string} [locale] of the browser, by default English
 * @property {string} seen
 * @property {string} answers
 * @property {string} [state]
 * @property {typeof CREDENTIALS} [credentials]
 * @property {Record<string, number>} limits
 */

/** @type {Page[]} */
const PAGES = [
  {
    name: 'log-in',
    path: '/login-mobile',
    ...FORM,
    limits: { 'first paint': 900, 'accepts input': 900, 'the app responds': 2_200 },
  },
  {
    name: 'log-in, in Chinese',
    path: '/login-mobile',
    locale: 'zh-CN',
    ...FORM,
    limits: { 'first paint': 900, 'accepts input': 1_900, 'the app responds': 2_900 },
  },
  {
    name: 'log-in, sent',
    path: '/login-mobile',
    ...FORM,
    credentials: CREDENTIALS,
    limits: { 'sign-in is sent': 2_700 },
  },
  {
    name: 'home, signed in',
    path: '/',
    state: 'signed in',
    ...CARD,
    limits: { 'is painted': 5_000 },
  },
  {
    name: 'home, copies',
    path: '/',
    state: 'copies',
    ...CARD,
    limits: { 'the app responds': 3_000 },
  },
  {
    name: 'home, service worker',
    path: '/',
    state: 'worker',
    ...CARD,
    limits: { 'the app responds': 1_100 },
  },
];

/** Of every page. */
const MAX_LAYOUT_SHIFT = 0.02;

/** The maximum from a tap to the next frame, in milliseconds. */
const TAP_LIMIT = 200;

/** With `CASINO_REMOTE`, the callables use the reference server, with the waits of a deployment. */
const REMOTE = process.env.CASINO_REMOTE
  ? { remote: true, waits: { contentAgeMs: currentTimeLimits().contentAgeMs } }
  : {};

const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.some((word) => name.includes(word));
const ports = await freePorts();
const origin = `http://127.0.0.1:${ports.app}`;
const stack = await startStack({ ports, app: 'build', ...REMOTE });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  const states = await memberStates();
  for (const page of PAGES.filter(({ name }) => isWanted(name))) {
    const runs = [];
    while (runs.length < RUNS) runs.push(await load(page, states));
    for (const what of Object.keys(runs[0])) {
      const value = runs.map((run) => run[what]).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)];
      const limit = what === 'layout shift' ? MAX_LAYOUT_SHIFT : page.limits[what];
      print(page.name, what, value, limit);
    }
  }
  if (isWanted('taps')) await timeTaps(states.copies);
} finally {
  await browser.close();
  await stack.stop();
}

/** The browser states of a member: with the copies of the last visit, and with only the session. */
async function memberStates() {
  const context = await phone({});
  const page = await context.newPage();
  await page.goto(`${origin}/login-mobile`);
  await page.getByLabel('Email').fill(CREDENTIALS.email);
  await page.getByLabel('Password', { exact: true }).fill(CREDENTIALS.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForFunction(() =>
    Object.keys(globalThis.localStorage).some((key) => key.endsWith('.frame-1.mobile./')),
  );
  const copies = await context.storageState({ indexedDB: true });
  await context.close();
  const origins = copies.origins.map((of) => ({
    ...of,
    localStorage: of.localStorage.filter(({ name }) => /(signed-in|id-token-1)$/.test(name)),
  }));
  return { copies, worker: copies, 'signed in': { ...copies, origins } };
}

/** @param {import('playwright').BrowserContextOptions} options */
function phone({ storageState, locale = 'en-GB', serviceWorkers = 'block' }) {
  return browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale,
    serviceWorkers,
    ...(storageState && { storageState }),
  });
}

async function slowDown(page, { network }) {
  const client = await page.context().newCDPSession(page);
  if (network) {
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', NETWORK);
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU });
}

/**
 * @param {Page} page
 * @param {Awaited<ReturnType<typeof memberStates>>} states
 */
async function load({ path, locale, state, seen, answers, credentials }, states) {
  const withWorker = state === 'worker';
  const context = await phone({
    storageState: state && states[state],
    ...(locale && { locale }),
    serviceWorkers: withWorker ? 'allow' : 'block',
  });
  if (withWorker) await visitUntilWorkerControls(context);
  const page = await context.newPage();
  await page.addInitScript(watchPage, { seen, answers, credentials });
  await slowDown(page, { network: true });
  await page.goto(origin + path);
  const sent = 'sign-in is sent';
  const awaited = credentials ? [sent] : ['is painted', 'accepts input', 'the app responds'];
  await page.waitForFunction((names) => names.every((name) => name in globalThis.speed), awaited);
  if (!credentials) await page.waitForLoadState('networkidle');
  const times = await page.evaluate(() => globalThis.speed);
  await context.close();
  return credentials ? { [sent]: times[sent] } : times;
}

async function visitUntilWorkerControls(context) {
  const page = await context.newPage();
  await page.goto(origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForTimeout(2_000);
  await page.close();
}

/** Prints the longest time from a tap to the next frame for each item of the navigation bar. */
async function timeTaps(storageState) {
  const context = await phone({ storageState });
  const page = await context.newPage();
  await page.goto(origin);
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(page, { network: false });
  const bar = page.locator('nav').last();
  const [current, ...others] = await bar.getByRole('link').allInnerTexts();
  for (const name of [...others, current]) {
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
    await bar.getByRole('link', { name, exact: true }).tap();
    await page.waitForTimeout(1_500);
    const slowest = await page.evaluate(() => globalThis.slowest);
    print(`a tap on ${name}`, 'next frame', slowest, TAP_LIMIT);
  }
  await context.close();
}

/** Prints one figure. Sets exit code 1 if it misses its limit. */
function print(where, what, value, limit) {
  const figure = what === 'layout shift' ? value.toFixed(3) : `${value.toFixed(0)} ms`;
  const isMissed = value > limit;
  const verdict = isMissed ? `  MISSED: at most ${limit}` : '';
  console.log(`${where.padEnd(22)} ${what.padEnd(18)} ${figure.padStart(10)}${verdict}`);
  if (isMissed) process.exitCode = 1;
}
