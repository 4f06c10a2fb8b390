// Measures loading times on a slow phone, as the median of five runs. Runs on Node 24: see scripts/speed.mjs.
import { chromium } from 'playwright';
import { median, PASSWORD, print, signIn, startProduct } from '../measuring.mjs';
import { startReferencePage } from './referencePage.mjs';
import { phone, slowDown } from './slowPhone.mjs';
import { timeTaps } from './taps.mjs';
import { watchPage } from './watchPage.mjs';

const RUNS = Number(process.env.SPEED_RUNS ?? 5);

/** The maximum from a tap to the next frame, in milliseconds. */
const TAP_LIMIT = 200;

/** Selectors: `seen` is the main content, `answers` the element that React must have hydrated. */
const FORM = { seen: 'form input:not([hidden])', answers: 'form button[type=submit]' };
const CARD = { seen: 'main dd[data-length]', answers: 'main button' };
const OFFER = { seen: 'main a[href^="/offers/"]', answers: 'main a[href^="/offers/"]' };

const CREDENTIALS = { email: 'king-of-hearts@demo.test', password: PASSWORD };

/**
 * The measured pages. `state` is the state of the browser: empty, signed in, with the copies of the last visit, or with
 * the service worker too. `limits` are milliseconds; a layout shift has no unit.
 */
const PAGES = [
  { name: 'reference', path: '/', reference: true, ...FORM },
  { name: 'reference, sent', path: '/', reference: true, ...FORM, credentials: CREDENTIALS },
  {
    name: 'log-in',
    path: '/login-mobile',
    ...FORM,
    limits: { 'first paint': 900, 'accepts input': 900, 'the app responds': 2_200 },
  },
  {
    name: 'log-in, sent',
    path: '/login-mobile',
    ...FORM,
    credentials: CREDENTIALS,
    limits: { 'sign-in is sent': 2_700 },
  },
  { name: 'register', path: '/account/register', ...FORM, limits: { 'accepts input': 1_000 } },
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
  { name: 'offers, copies', path: '/offers', state: 'copies', ...OFFER },
  {
    name: 'home, service worker',
    path: '/',
    state: 'worker',
    ...CARD,
    limits: { 'the app responds': 1_100 },
  },
];

const wanted = process.argv.slice(2);
const product = await startProduct();
const reference = await startReferencePage(product);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  const states = await memberStates();
  for (const page of PAGES) {
    if (wanted.length > 0 && !wanted.some((word) => page.name.includes(word))) continue;
    await report(page, states);
  }
  if (wanted.length === 0) {
    for (const [name, time] of Object.entries(
      await timeTaps(browser, product.origin, states.copies),
    )) {
      printTime(`a tap on ${name}`, 'next frame', time, TAP_LIMIT);
    }
  }
} finally {
  await browser.close();
  await reference.stop();
  await product.stop();
}

/** The browser states of a member: with the copies of the last visit, and with only the session. */
async function memberStates() {
  const context = await browser.newContext();
  await signIn(await context.newPage(), product.origin);
  const copies = await context.storageState({ indexedDB: true });
  await context.close();
  const origins = copies.origins.map((origin) => ({
    ...origin,
    localStorage: origin.localStorage.filter(({ name }) => /signed-in$|[.]location-1/.test(name)),
  }));
  return { copies, 'signed in': { ...copies, origins } };
}

async function report(page, states) {
  const runs = [];
  while (runs.length < RUNS) runs.push(await load(page, states));
  for (const what of Object.keys(runs[0])) {
    printTime(page.name, what, median(runs.map((run) => run[what])), page.limits?.[what]);
  }
}

async function load({ path, state, reference: isReference, seen, answers, credentials }, states) {
  const worker = state === 'worker';
  const context = await phone(browser, {
    storageState: worker ? states.copies : states[state],
    worker,
  });
  const address = `${isReference ? reference.origin : product.origin}${path}`;
  if (worker) await visitUntilWorkerControls(context, address);
  const page = await context.newPage();
  await page.addInitScript(watchPage, { seen, answers, credentials });
  await slowDown(context, page);
  await page.goto(address);
  const last = credentials ? 'sign-in is sent' : 'the app responds';
  await page.waitForFunction((name) => globalThis.speed[name] !== undefined, last);
  if (!credentials) await page.waitForLoadState('networkidle');
  const times = await page.evaluate(() => globalThis.speed);
  await context.close();
  return credentials ? { [last]: times[last] } : times;
}

async function visitUntilWorkerControls(context, address) {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForTimeout(2_000);
  await page.close();
}

function printTime(where, what, value, limit) {
  const shift = what === 'layout shift';
  const most = shift ? 0.02 : limit;
  const figure = shift ? value.toFixed(3) : `${value.toFixed(0)} ms`;
  print(where, what, figure, most !== undefined && value > most && `at most ${most}`);
}
