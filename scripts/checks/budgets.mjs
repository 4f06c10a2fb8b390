// Measures the downloads of a browser, and fails if one exceeds its budget.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { PAGES } from '../../packages/app/src/pages/pages.ts';
import { startWebServer } from '../../packages/functions/local/web/server.ts';
import { ROOT } from '../lib/setUp.mjs';

const DIST = join(ROOT, 'packages/app/dist');

/** The chunks that a page loads besides the app's own. The log-in page loads the sign-in code later. */
const LOG_IN = [PAGES.login.chunk];
const HOME = [PAGES.home.chunk, 'identity', 'documents'];

/**
 * Maxima in KiB. Text is compressed with the highest brotli level, as on Firebase Hosting's edge; fonts and
 * pictures are not. The ids of styled components depend on the folder of the build, which changes a figure by up to 0.2 KiB: a
 * budget leaves at least that.
 */
const BUDGETS = {
  // 0.7 KiB of the log-in page are the choice of a language (docs/decisions/131), 0.7 KiB the normal form of an address (142).
  // 0.9 KiB the session as a chunk of its own (164), 0.4 KiB days as people say them (147).
  'log-in page: scripts before the app responds': 110.5,
  // 0.3 KiB are the states of a member without a reply: docs/decisions/145.
  'log-in page: all scripts': 141.4,
  'log-in page: the HTML, with its styles': 15,
  'log-in page: fonts': 62,
  // 4.4 KiB of both are dayjs: docs/decisions/119. 1 KiB of both are elements that move between pages and the index of the card
  // (docs/decisions/133), 0.5 KiB the rail of home on wide windows and the place of the casino's house, 0.2 KiB the evening and
  // the hours of the kitchen, 0.3 KiB the server's clock (docs/decisions/119) and a member without a reply (145),
  // 1.4 KiB the log-in page's address, other tabs, memberships without a block (140), young tokens (141) and
  // kept ones (164), 0.7 KiB days as people say them (147) and the casino of an offer (144).
  'home of a member: scripts': 218.6,
  // 1.4 KiB are the languages of the app (docs/decisions/131), 0.4 KiB those of what the group writes (docs/decisions/135).
  // 0.6 KiB are the above with the check of cached files, 0.9 KiB the casino of an offer and its booking (144), the months of a
  // series and the restaurants of other casinos. The HTML counts twice: as the page, and in the precache.
  'first visit: everything, with the precache': 347.8,
  // Its words, its styles and its first frames, which no other language loads: docs/decisions/131.
  'first visit in Chinese: more than in English': 19,
  // The code of the member pages that are not precached: docs/decisions/120. The statement of points is 10 KiB of it.
  'member pages: fetched when idle': 85,
  // A till loads it once, and then from its own service worker. Half of it is React, Firebase and the form library.
  'staff page: scripts': 140,
  // The decoder of QR codes, in browsers without one.
  'staff page: the decoder': 16,
};

/** Libraries that the log-in page must not load, each with a name that minifiers preserve. */
const NOT_AT_LOG_IN = { dayjs: '$isDayjsObject' };

const server = await startWebServer({
  host: '127.0.0.1',
  port: 0,
  root: DIST,
  config: { apiKey: 'demo', projectId: 'demo-budgets', authDomain: 'localhost' },
});
const origin = `http://127.0.0.1:${server.port}`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const weights = {
    ...(await weighVisits()),
    'log-in page: scripts before the app responds': sum(chunksOf(LOG_IN)),
    'home of a member: scripts': sum(chunksOf(HOME)),
    'member pages: fetched when idle': sum(
      JSON.parse(readFileSync(join(DIST, 'page-files.json'), 'utf8')),
    ),
    'staff page: scripts': sum(staffFiles((chunk) => chunk.isEntry)),
    'staff page: the decoder': sum(staffFiles((chunk) => chunk.name === 'decode')),
  };
  for (const [what, budget] of Object.entries(BUDGETS)) {
    const weight = weights[what] / 1024;
    const verdict = weight <= budget ? 'within' : 'OVER';
    console.log(`${what}: ${weight.toFixed(1)} KiB, ${verdict} the budget of ${budget} KiB`);
    if (!(weight <= budget)) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.stop();
}

/** Weighs the first visit in English, and what it is more in Chinese. */
async function weighVisits() {
  const [english, chinese] = [await weighVisit('en-GB'), await weighVisit('zh-CN')];
  const everything = 'first visit: everything, with the precache';
  const more = chinese[everything] - english[everything];
  return { ...english, 'first visit in Chinese: more than in English': more };
}

/** Visits the log-in page for the first time, until the service worker has precached its files. */
async function weighVisit(locale) {
  const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 } });
  const asked = { all: new Set(), script: new Set(), font: new Set() };
  context.on('request', (request) => {
    const { origin: from, pathname } = new URL(request.url());
    if (from !== origin) return;
    asked.all.add(pathname);
    // Requests of the service worker are not scripts of the page.
    if (request.serviceWorker() === null) asked[request.resourceType()]?.add(pathname);
  });
  const page = await context.newPage();
  await page.goto(`${origin}/login-mobile`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForLoadState('networkidle');
  await context.close();
  checkLogIn([...asked.script]);
  return {
    'log-in page: all scripts': sum([...asked.script]),
    'log-in page: the HTML, with its styles': weightOf('/login-mobile'),
    'log-in page: fonts': sum([...asked.font]),
    'first visit: everything, with the precache': sum([...asked.all]),
  };
}

function checkLogIn(paths) {
  const code = paths.map((path) => readFileSync(join(DIST, path), 'utf8')).join('\n');
  for (const [library, name] of Object.entries(NOT_AT_LOG_IN)) {
    const loaded = code.includes(name);
    console.log(
      `log-in page: ${loaded ? `loads ${library}, which is FORBIDDEN` : `without ${library}`}`,
    );
    if (loaded) process.exitCode = 1;
  }
}

/** The files of the entry chunk, of the named chunks, and of all their imports. */
function chunksOf(names) {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
  const chunks = Object.values(manifest);
  const files = new Set();
  const add = (chunk) => {
    if (files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const key of chunk.imports ?? []) add(manifest[key]);
  };
  for (const name of names) {
    const chunk = chunks.find((each) => each.name === name);
    if (chunk === undefined) throw new Error(`The build has no chunk called ${name}.`);
    add(chunk);
  }
  for (const chunk of chunks) if (chunk.isEntry) add(chunk);
  return [...files];
}

/** The scripts of the staff page that match. */
function staffFiles(matches) {
  const manifest = JSON.parse(readFileSync(join(DIST, 'staff/.vite/manifest.json'), 'utf8'));
  const found = Object.values(manifest).filter(matches);
  if (found.length !== 1) throw new Error(`The staff page has ${found.length} such scripts.`);
  return [found[0].file, ...(found[0].imports ?? []).map((key) => manifest[key].file)].map(
    (file) => `/staff/${file}`,
  );
}

function sum(paths) {
  return paths.reduce((total, path) => total + weightOf(path), 0);
}

/** Transferred bytes. A path without a file is the HTML. */
function weightOf(path) {
  const file = /\.\w+$/.test(path) ? path : '/index.html';
  const content = readFileSync(join(DIST, file));
  return /\.(woff2|png)$/.test(file) ? content.length : brotliCompressSync(content).length;
}
