// Measures what a member waits for, in round trips: the slope of the time over the latency. It is the same on a busy
// machine. Runs on Node 24: see scripts/speed.mjs.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { configMeta } from '../../packages/app/vite.configMeta.ts';
import { functionsAddress } from '../../packages/functions/local/settings/addresses.ts';
import { freePorts } from '../../packages/functions/local/settings/ports.ts';
import { PROJECT_ID } from '../../packages/functions/local/settings/project.ts';
import { startStack } from '../../packages/functions/local/stack.ts';
import { startWebServer } from '../../packages/functions/local/web/server.ts';
import { SERVICE_ORIGINS } from '../../packages/functions/src/contract/services.ts';
import { ROOT } from '../lib/setUp.mjs';
import { startHonestNetwork } from './honestNetwork.mjs';

/** The median of this number of runs counts. */
const RUNS = Number(process.env.SPEED_RUNS ?? 3);

/** Of a round trip, in milliseconds. */
const LATENCIES = [0, 150, 300, 562];

const HOST = 'rewards.test';
const ORIGIN = `https://${HOST}`;
const CREDENTIALS = { email: 'king-of-hearts@demo.test', password: 'Demo-pass-1' };

/** The keys of the storage that the session needs. All others are copies. */
const IS_SESSION = /(signed-in|id-token-1)$/;

/** What a member waits for. */
const CARD = 'main dd[data-length]';
const OFFERS = 'main a[href^="/offers/"]';
const CODE = 'main img[alt^="QR code"]';

/** Longer than a member needs to type a password: what the page fetches meanwhile is not waited for. */
const TYPING_MS = 5_000;

const { network, stop } = await startProduct();
let phone;
try {
  const { copies, session } = await memberStates();
  const columns = LATENCIES.map((latency) => `${latency} ms`);
  print('', columns, 'round trips');
  for (const { names, measure } of [
    { names: ['log in: the card', 'log in: the offers'], measure: logIn },
    {
      names: ['home, no copies: the card'],
      measure: (latency) => openPage(latency, '/', CARD, session),
    },
    { names: ['home, code cached: the card'], measure: (latency) => openCached(latency, copies) },
    {
      names: ['offers, copies: the offers'],
      measure: (latency) => openPage(latency, '/offers', OFFERS, copies),
    },
    { names: ['a tap on an offer: its code'], measure: (latency) => openCode(latency, copies) },
  ]) {
    const runs = await measureAll(measure);
    for (const [index, name] of names.entries()) {
      const times = runs.map((of) => median(of.map((each) => each[index])));
      print(
        name,
        times.map((time) => time.toFixed(0)),
        slope(times).toFixed(1),
      );
    }
  }
} finally {
  await phone?.close();
  await stop();
}

/** The results of all runs, by latency. */
async function measureAll(measure) {
  const results = [];
  for (const latency of LATENCIES) {
    const runs = [];
    while (runs.length < RUNS) runs.push(await measure(latency));
    results.push(runs);
  }
  return results;
}

/** The states of a member's browser: with the copies of the last visit, and with only the session. */
async function memberStates() {
  const page = await newPage();
  await fillIn(page);
  await page.getByRole('button', { name: 'Log in' }).click();
  await savesFrame(page, '/');
  await page.goto(`${ORIGIN}/offers`);
  await savesFrame(page, '/offers');
  const copies = await page.context().storageState({ indexedDB: true });
  const origins = copies.origins.map((each) => ({
    ...each,
    localStorage: each.localStorage.filter(({ name }) => IS_SESSION.test(name)),
  }));
  return { copies, session: { ...copies, origins } };
}

/** Waits until the device has a picture of a page, which is the last of its copies. */
async function savesFrame(page, path) {
  await page.waitForFunction(
    (frame) => Object.keys(localStorage).some((key) => key.endsWith(frame)),
    `.frame-1.mobile.${path}`,
  );
}

async function fillIn(page) {
  await page.goto(`${ORIGIN}/login-mobile`);
  await page.getByLabel('Email').fill(CREDENTIALS.email);
  await page.getByLabel('Password', { exact: true }).fill(CREDENTIALS.password);
}

/** The times from pressing Log in to the card and to the offers. */
async function logIn(latency) {
  const page = await newPage({ latency });
  await fillIn(page);
  await page.waitForTimeout(TYPING_MS);
  return timesUntil(page, [CARD, OFFERS], 'form button[type=submit]');
}

/** The time until a page shows something, in a browser without its code. */
async function openPage(latency, path, seen, storageState) {
  const page = await newPage({ latency, storageState });
  await page.goto(ORIGIN + path, { waitUntil: 'commit' });
  return timesUntil(page, [seen]);
}

/** The time until home shows the card, without copies but with the service worker. */
async function openCached(latency, storageState) {
  const before = await newPage({ storageState, serviceWorkers: 'allow' });
  await before.goto(ORIGIN);
  await before.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await before.waitForLoadState('networkidle');
  await before.evaluate((session) => {
    for (const key of Object.keys(localStorage)) {
      if (!new RegExp(session).test(key)) localStorage.removeItem(key);
    }
  }, IS_SESSION.source);
  // Another page of the origin ends the app, which would write its copies again.
  await before.goto(`${ORIGIN}/favicon.svg`);
  network.setLatency(latency);
  await before.goto(ORIGIN, { waitUntil: 'commit' });
  return timesUntil(before, [CARD]);
}

/** The time from a tap on an offer to its code. The member has looked at the list meanwhile. */
async function openCode(latency, storageState) {
  const page = await newPage({ latency, storageState });
  await page.goto(`${ORIGIN}/offers`);
  await page.locator(OFFERS).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(TYPING_MS);
  return timesUntil(page, [CODE], OFFERS);
}

/**
 * A page of a new phone, which has no connection yet. It replaces the one before. The browser has a profile of its own,
 * because Chromium ignores preconnects in the incognito contexts that tests use otherwise.
 * @param {{ latency?: number, storageState?: import('playwright').BrowserContextOptions['storageState'], serviceWorkers?: 'allow' | 'block' }} state
 */
async function newPage({ latency = 0, storageState, serviceWorkers } = {}) {
  await phone?.close();
  phone = await chromium.launchPersistentContext('', {
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-quic', ...network.args],
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    serviceWorkers: serviceWorkers ?? 'block',
  });
  if (storageState) await phone.setStorageState(storageState);
  const [page] = phone.pages();
  // Playwright connects while it writes the storage.
  network.setLatency(latency);
  return page;
}

/** The milliseconds until each of the selectors is seen, from a press on an element or from the navigation. */
function timesUntil(page, seen, pressed) {
  return page.evaluate(
    ([selectors, button]) => {
      const start = button ? performance.now() : 0;
      if (button) document.querySelector(button).click();
      const untilSeen = (selector) =>
        new Promise((resolve) => {
          const look = () => {
            if (document.querySelector(selector)?.getClientRects().length) {
              resolve(performance.now() - start);
            } else requestAnimationFrame(look);
          };
          look();
        });
      return Promise.all(selectors.map(untilSeen));
    },
    [seen, pressed],
  );
}

/**
 * Starts the product on its own hosts, as in a deployment: the page lists the services and names no emulator.
 */
async function startProduct() {
  const stack = await startStack({ ports: await freePorts() });
  const { auth, firestore } = stack.addresses;
  const config = { apiKey: 'demo', projectId: PROJECT_ID, authDomain: HOST };
  const root = await mkdtemp(join(tmpdir(), 'casino-trips-'));
  await cp(join(ROOT, 'packages/app/dist'), root, { recursive: true });
  const file = join(root, 'index.html');
  const page = configMeta(JSON.stringify(config)).transformIndexHtml(await readFile(file, 'utf8'));
  const links = page.tags.map(({ attrs }) => serviceLink(attrs?.href)).join('');
  await writeFile(
    file,
    page.html.replace('</head>', () => `${links}</head>`),
  );
  const functions = functionsAddress(stack.addresses);
  const app = await startWebServer({ host: '127.0.0.1', port: 0, root, config, functions });
  const identity = (origin) => [new URL(origin).host, `${auth}/${new URL(origin).host}`];
  const network = await startHonestNetwork({
    [HOST]: `http://127.0.0.1:${app.port}`,
    ...Object.fromEntries([SERVICE_ORIGINS.identity, SERVICE_ORIGINS.token].map(identity)),
    [new URL(SERVICE_ORIGINS.documents).host]: `http://${firestore}`,
  });
  const stop = async () => {
    network.stop();
    await Promise.all([app.stop(), stack.stop(), rm(root, { recursive: true })]);
  };
  return { network, stop };
}

/** A link to a service, which the page connects to ahead of requests. */
function serviceLink(href) {
  return `<link href="${href}" crossorigin data-first="service">`;
}

/** The least squares of times over latencies, which is the number of round trips. */
function slope(times) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(LATENCIES), mean(times)];
  const covariance = mean(times.map((time, index) => (time - y) * (LATENCIES[index] - x)));
  return covariance / mean(LATENCIES.map((latency) => (latency - x) ** 2));
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

function print(name, figures, trips) {
  console.log(
    `${name.padEnd(28)}${figures.map((each) => each.padStart(8)).join('')}${trips.padStart(13)}`,
  );
}
