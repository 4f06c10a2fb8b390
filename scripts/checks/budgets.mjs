// Measures what a browser downloads to show the sign-in form, and fails where a budget is passed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { startWebServer } from '../../packages/functions/local/web/server.ts';
import { ROOT } from '../lib/setUp.mjs';

const DIST = join(ROOT, 'packages/app/dist');

/**
 * KiB at most, of all that is asked for until the network falls silent: scripts by brotli at its best, as
 * Firebase Hosting's edge sends them, and fonts as they are.
 */
const BUDGETS = [
  { page: '/login-mobile', kind: 'script', kibibytes: 147 },
  { page: '/login-mobile', kind: 'font', kibibytes: 62 },
];

const server = await startWebServer({
  host: '127.0.0.1',
  port: 0,
  root: DIST,
  config: { apiKey: 'demo', projectId: 'demo-budgets', authDomain: 'localhost' },
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const weights = await weigh('/login-mobile');
  for (const { page, kind, kibibytes } of BUDGETS) {
    const weight = weights[kind] / 1024;
    const verdict = weight <= kibibytes ? 'within' : 'OVER';
    console.log(
      `${page} ${kind}: ${weight.toFixed(1)} KiB, ${verdict} the budget of ${kibibytes} KiB`,
    );
    if (weight > kibibytes) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.stop();
}

async function weigh(path) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const weights = { script: 0, font: 0 };
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const kind = request.resourceType();
    if (origin !== `http://127.0.0.1:${server.port}` || !(kind in weights)) return;
    const content = readFileSync(join(DIST, pathname));
    weights[kind] += kind === 'font' ? content.length : brotliCompressSync(content).length;
  });
  await page.goto(`http://127.0.0.1:${server.port}${path}`);
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return weights;
}
