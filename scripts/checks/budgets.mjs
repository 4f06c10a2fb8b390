// Measures what a browser downloads, and fails where a budget is passed.
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
 * KiB at most. Text is weighed by brotli at its best, as Firebase Hosting's edge sends it; fonts and
 * pictures as they are.
 */
const BUDGETS = {
  'log-in page: scripts before the app answers': 106,
  'log-in page: scripts in all': 138,
  'log-in page: the page itself, with its styles': 15,
  'log-in page: fonts': 62,
  // 4.4 of both are dayjs, the one way with days, months and zones: docs/decisions/092.
  'home of a member: scripts': 210,
  'first visit: everything, with what the service worker keeps': 339,
};

/** A name that no minifier changes, in the code of what the log-in page must do without. */
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
    ...(await weighVisit()),
    'log-in page: scripts before the app answers': sum(chunksOf(LOG_IN)),
    'home of a member: scripts': sum(chunksOf(HOME)),
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

/** A first visit that ends on the log-in page, until the service worker has what it keeps. */
async function weighVisit() {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const asked = { all: new Set(), script: new Set(), font: new Set() };
  context.on('request', (request) => {
    const { origin: from, pathname } = new URL(request.url());
    if (from !== origin) return;
    asked.all.add(pathname);
    // What the worker asks for is no script of the page.
    if (request.serviceWorker() === null) asked[request.resourceType()]?.add(pathname);
  });
  const page = await context.newPage();
  await page.goto(`${origin}/login-mobile`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForLoadState('networkidle');
  await context.close();
  judgeLogIn([...asked.script]);
  return {
    'log-in page: scripts in all': sum([...asked.script]),
    'log-in page: the page itself, with its styles': weightOf('/login-mobile'),
    'log-in page: fonts': sum([...asked.font]),
    'first visit: everything, with what the service worker keeps': sum([...asked.all]),
  };
}

function judgeLogIn(paths) {
  const code = paths.map((path) => readFileSync(join(DIST, path), 'utf8')).join('\n');
  for (const [library, name] of Object.entries(NOT_AT_LOG_IN)) {
    const loaded = code.includes(name);
    console.log(
      `log-in page: ${loaded ? `loads ${library}, which it must NOT` : `without ${library}`}`,
    );
    if (loaded) process.exitCode = 1;
  }
}

/** The files of the app's own chunk, of those named, and of all that they import. */
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

function sum(paths) {
  return paths.reduce((total, path) => total + weightOf(path), 0);
}

/** Bytes as sent. A path that is no file is the page. */
function weightOf(path) {
  const file = /\.\w+$/.test(path) ? path : '/index.html';
  const content = readFileSync(join(DIST, file));
  return /\.(woff2|png)$/.test(file) ? content.length : brotliCompressSync(content).length;
}
