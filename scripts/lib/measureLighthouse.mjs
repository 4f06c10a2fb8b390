// Runs Lighthouse on the most visited pages, and on a page without a script. See scripts/speed.mjs.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { freePorts } from '../../packages/functions/local/ports.ts';
import { loadLighthouse } from './lighthouse.mjs';
import { median, print, signIn, startProduct } from './measuring.mjs';

const RUNS = 5;

/**
 * Minimum scores out of 100. `MOST` holds maxima in milliseconds, and the unitless layout shift. Performance is
 * measured in separate runs, because the other audits slow a page down.
 */
const SPEED = { performance: 98 };
const QUALITY = { accessibility: 100, 'best-practices': 100, seo: 100 };
const MOST = { 'total-blocking-time': 100, 'cumulative-layout-shift': 0.02 };

/** The pages, for a new browser or for a member with a session and an empty cache. `lcp` is a maximum in milliseconds. */
const PAGES = [
  { name: 'static page', path: null },
  { name: 'log-in', path: '/login-mobile', lcp: 1_400 },
  { name: 'landing', path: '/login' },
  { name: 'home (member)', path: '/', lcp: 1_900, member: true },
  { name: 'offers (member)', path: '/offers', member: true },
];

/** The baseline of this machine and this Chromium: text, a style and no script. */
const STATIC_PAGE = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Static</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="A page without a script."><link rel="icon" href="data:,">
<style>body{font:1rem/1.5 system-ui;margin:2rem}</style></head>
<body><main><h1>A page without a script</h1><p>${'Words. '.repeat(120)}</p></main></body></html>`;

const wanted = process.argv.slice(2);
const lighthouse = await loadLighthouse();
const product = await startProduct();
const staticPage = await startStaticPage();
const { app: port } = await freePorts();
try {
  let baseline;
  let signedIn = false;
  for (const page of PAGES) {
    if (wanted.length > 0 && page.path && !wanted.some((word) => page.name.includes(word)))
      continue;
    if (page.member && !signedIn) {
      await inBrowser(async (context) => signIn(await context.newPage(), product.origin));
      signedIn = true;
    }
    const runs = [];
    while (runs.length < RUNS) runs.push(await audit(page, SPEED));
    baseline ??= lcpOf(runs);
    reportScores(page, SPEED, runs);
    reportScores(page, QUALITY, [await audit(page, QUALITY)]);
    reportTimes(page, runs, baseline);
  }
} finally {
  staticPage.close();
  await product.stop();
}

/**
 * Runs one audit in a new browser. With the cached code of earlier runs, the start of a trace takes longer, 100 ms
 * after a few runs, and Lighthouse attributes it to the page.
 */
async function audit(page, scores, attempts = 3) {
  const { name, path, member } = page;
  const address =
    path === null ? `http://127.0.0.1:${staticPage.address().port}/` : product.origin + path;
  const { lhr } = await inBrowser(async (context) => {
    if (member) await clearFiles(context);
    return lighthouse(address, {
      port,
      logLevel: 'error',
      // The default estimates a slow phone from a fast load: a script that is requested early counts as if it
      // delayed the paint. Applied throttling measures what the phone shows.
      throttlingMethod: 'devtools',
      onlyCategories: Object.keys(scores),
      disableStorageReset: member === true,
    });
  });
  if (!lhr.runtimeError) return lhr;
  // On a busy machine the start of a trace can be missing.
  if (attempts > 1) return audit(page, scores, attempts - 1);
  throw new Error(`${name}: ${lhr.runtimeError.message}`);
}

/** Starts a browser with the profile of the previous one, runs `run` in it, and closes it. */
async function inBrowser(run) {
  const context = await chromium.launchPersistentContext(join(product.folder, 'browser'), {
    executablePath: process.env.CHROMIUM_PATH,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-background-networking'],
  });
  try {
    return await run(context);
  } finally {
    await context.close();
  }
}

/** Clears the cache but keeps the session, so that the page loads as after a first log-in. */
async function clearFiles(context) {
  const tab = await context.newPage();
  const client = await context.newCDPSession(tab);
  await client.send('Network.clearBrowserCache');
  await client.send('Storage.clearDataForOrigin', {
    origin: product.origin,
    storageTypes: 'service_workers,cache_storage',
  });
  await tab.close();
}

function reportScores({ name }, scores, runs) {
  for (const [category, least] of Object.entries(scores)) {
    const score = Math.round(100 * median(runs.map((run) => run.categories[category].score)));
    print(
      name,
      category,
      `${score}`,
      score < least && `at least ${least}${faultsOf(runs, category)}`,
    );
  }
}

function reportTimes({ name, lcp }, runs, baseline) {
  for (const id of [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]) {
    const most = id === 'largest-contentful-paint' ? lcp : MOST[id];
    const value = median(runs.map((run) => run.audits[id].numericValue));
    const figure = id.endsWith('shift') ? value.toFixed(3) : `${value.toFixed(0)} ms`;
    print(name, id, figure, value > most && `at most ${most}`);
  }
  print(name, 'paint / static page', `${(lcpOf(runs) / baseline).toFixed(2)} x`);
}

function lcpOf(runs) {
  return median(runs.map((run) => run.audits['largest-contentful-paint'].numericValue));
}

/** The failed audits of a category with less than 100. */
function faultsOf(runs, category) {
  const run = runs.find(({ categories }) => categories[category].score < 1);
  const failed = run?.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (run.audits[id].score ?? 1) < 0.9)
    .map(({ id }) => id);
  return failed?.length ? ` (${failed.join(', ')})` : '';
}

async function startStaticPage() {
  const body = brotliCompressSync(STATIC_PAGE);
  const server = createServer((request, response) => {
    const found = request.url === '/';
    response.writeHead(found ? 200 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
      ...(found && { 'Content-Encoding': 'br' }),
    });
    response.end(found ? body : undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}
