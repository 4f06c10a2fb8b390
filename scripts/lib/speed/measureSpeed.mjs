// What a member on a slow phone waits for, in the median of five. Runs under Node 24: see scripts/speed.mjs.
import { chromium } from 'playwright';
import { median, PASSWORD, print, signIn, startProduct } from '../measuring.mjs';
import { startReferencePage } from './referencePage.mjs';
import { phone, slowDown } from './slowPhone.mjs';
import { timeTaps } from './taps.mjs';
import { watchPage } from './watchPage.mjs';

const RUNS = Number(process.env.SPEED_RUNS ?? 5);

/** Milliseconds at most that a tap may wait for the next frame. */
const TAP_LIMIT = 200;

/** A field of a form and the button that sends it; the balance on the card and what turns it; an offer. */
const FORM = { seen: 'form input:not([hidden])', answers: 'form button[type=submit]' };
const CARD = { seen: 'main dd[data-length]', answers: 'main button' };
const OFFER = { seen: 'main a[href^="/offers/"]', answers: 'main a[href^="/offers/"]' };

const CREDENTIALS = { email: 'king-of-hearts@demo.test', password: PASSWORD };

/**
 * The pages that are timed. `state` is what the browser holds: nothing, the sign-in alone, the copies of the
 * last visit too, or the service worker as well. `limits` are milliseconds; a shift has no unit.
 */
const PAGES = [
  { name: 'reference', path: '/', reference: true, ...FORM },
  { name: 'reference, sent', path: '/', reference: true, ...FORM, credentials: CREDENTIALS },
  {
    name: 'log-in',
    path: '/login-mobile',
    ...FORM,
    limits: { 'first paint': 900, 'takes input': 900, 'the app answers': 2_200 },
  },
  {
    name: 'log-in, sent',
    path: '/login-mobile',
    ...FORM,
    credentials: CREDENTIALS,
    limits: { 'sign-in is sent': 2_700 },
  },
  { name: 'register', path: '/account/register', ...FORM, limits: { 'takes input': 1_000 } },
  {
    name: 'home, sign-in kept',
    path: '/',
    state: 'signed in',
    ...CARD,
    limits: { 'is painted': 5_000 },
  },
  {
    name: 'home, copies kept',
    path: '/',
    state: 'copies',
    ...CARD,
    limits: { 'the app answers': 3_000 },
  },
  { name: 'offers, copies kept', path: '/offers', state: 'copies', ...OFFER },
  {
    name: 'home, worker in place',
    path: '/',
    state: 'worker',
    ...CARD,
    limits: { 'the app answers': 1_100 },
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
      tell(`a tap on ${name}`, 'next frame', time, TAP_LIMIT);
    }
  }
} finally {
  await browser.close();
  await reference.stop();
  await product.stop();
}

/** What a browser holds of a member: the sign-in, and the copies of the last visit with it. */
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
    tell(page.name, what, median(runs.map((run) => run[what])), page.limits?.[what]);
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
  const last = credentials ? 'sign-in is sent' : 'the app answers';
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

function tell(where, what, value, limit) {
  const shift = what === 'layout shift';
  const most = shift ? 0.02 : limit;
  const figure = shift ? value.toFixed(3) : `${value.toFixed(0)} ms`;
  print(where, what, figure, most !== undefined && value > most && `at most ${most}`);
}
