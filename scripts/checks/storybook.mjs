// Proves that Storybook builds and that its docs work: pages have emulated windows, dialogs do not cover the docs,
// tables of props have types, controls offer named states, links exist, tokens can be downloaded, the search knows other names, stories have windows of their own, and shown codes
// compile for a consumer.
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { buildStorybook } from '../lib/buildStorybook.mjs';
import { ROOT } from '../lib/setUp.mjs';
import { faultsOfTheExamples } from './consumer/examples.mjs';
import { checkViewports } from './storybookViewports.mjs';

const TIMEOUT_MS = 30_000;
const SEARCH_MS = 5_000;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Words that designers search for, and a part of the first result. */
const FOUND = [
  ['home loading', 'Loading'],
  ['dark', 'Dark mode'],
  ['input', 'TextField'],
  ['popup', 'Dialog'],
  ['modal', 'Dialog'],
  ['coupon', 'VoucherCard'],
  ['wifi', 'OfflineBanner'],
];

const folder = await buildStorybook(process.env, join(ROOT, '.reports', 'storybook'));
const server = await preview({
  root: folder,
  configFile: false,
  logLevel: 'error',
  build: { outDir: '.' },
  preview: { host: '127.0.0.1', port: 0 },
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const faults = [];
try {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.httpServer.address());
  const origin = `http://127.0.0.1:${port}`;
  const page = await browser.newPage({ viewport: DESKTOP });
  page.setDefaultTimeout(TIMEOUT_MS);
  page.on('pageerror', (error) => faults.push(`${page.url()} throws: ${error}`));
  await checkWindows(page, origin);
  await checkDialogs(page, origin);
  await checkProps(page, origin);
  await checkControls(page, origin);
  await checkLinks(page, origin, 'What changed');
  await checkLinks(page, origin, 'Other names');
  await checkTokens(page, origin);
  await checkFinding(page, origin);
  await checkViewports(page, origin, judge);
  await checkCodes(page, origin);
} finally {
  await browser.close();
  await server.close();
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

/** A phone's page has the width of a phone, and no page is wider than the column. */
async function checkWindows(page, origin) {
  await openDocs(page, origin, 'screens-home');
  const windowOf = (story) => page.locator(`#story--screens-home--${story}-inner [style*="zoom"]`);
  const column = await widthOf(page.locator('.docs-story', { has: windowOf('wallet-desktop') }));
  judge("a phone's page on the docs is 390 pixels wide", await widthOf(windowOf('jack')), 390);
  const wide = await widthOf(windowOf('wallet-desktop'));
  judge("a desktop's page fills the column", wide <= column && wide > column * 0.95, true);
  await page.setViewportSize(PHONE);
  for (const story of ['jack', 'wallet-desktop']) {
    const fits = (await widthOf(windowOf(story))) <= PHONE.width;
    judge(`the page of ${story} fits a narrow column`, fits, true);
  }
  await page.setViewportSize(DESKTOP);
}

/** A dialog is in a separate document. */
async function checkDialogs(page, origin) {
  await openDocs(page, origin, 'primitives-sheet');
  const sheet = page.locator('iframe').first();
  judge("a phone's sheet on the docs is 390 pixels wide", await widthOf(sheet), 390);
  judge('dialogs over the docs', await page.locator(':modal').count(), 0);
}

/** §4 The props of every component have types. Literals are written out, and props that come from a `Pick` are listed. */
async function checkProps(page, origin) {
  await openDocs(page, origin, 'primitives-badge');
  await page.locator('.docblock-argstable').first().waitFor();
  const props = await page.evaluate(async () => {
    const stories = Object.values(
      await /** @type {any} */ (window).__STORYBOOK_PREVIEW__.extract(),
    );
    const rows = stories.flatMap(({ title, argTypes }) =>
      Object.values(argTypes).map(({ name, table }) => [
        `${title}.${name}`,
        [table?.type?.summary, table?.defaultValue?.summary].filter(Boolean).join(' = '),
      ]),
    );
    return Object.fromEntries(rows.filter(([, type]) => type));
  });
  judge('more than 600 props have types', Object.keys(props).length > 600, true);
  const unknown = Object.entries(props).filter(([, type]) =>
    /^(?:any|unknown|union|enum)\b/.test(type),
  );
  judge('props without a useful type', unknown, []);
  const literals = '"danger" | "info" | "neutral" | "success" | "warning" = "neutral"';
  judge(
    'the tone of a badge',
    props['Primitives/Badge.tone'].replaceAll('|', ' | ').replace(/ +/g, ' '),
    literals,
  );
  judge(
    'the value of a field',
    props['Primitives/TextField.value'],
    'string | number | readonly string[]',
  );
}

/** A control selects a state by its name, and no control edits an object. */
async function checkControls(page, origin) {
  await page.goto(`${origin}/?path=/story/screens-home--failed`);
  const state = page.locator('#control-state');
  judge('the state of the story', await state.inputValue(), 'Failed');
  await state.selectOption('No Offers');
  const story = page.frameLocator('#storybook-preview-iframe');
  await story.getByRole('heading', { level: 1, name: 'Welcome back, Jack' }).waitFor();
  await page.goto(`${origin}/?path=/story/screens-more--ready`);
  await page.locator('#control-layout').waitFor();
  const editors = page.getByRole('button', { name: /JSON|Set object/ });
  judge('objects to edit', await editors.count(), 0);
}

/** Every link of a page, by its title, leads to an existing story. */
async function checkLinks(page, origin, title) {
  const { entries } = await (await page.request.get(`${origin}/index.json`)).json();
  await openDocs(page, origin, title.toLowerCase().replace(' ', '-'));
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.waitForLoadState('networkidle');
  const hrefs = await page
    .locator('a[href^="?path="]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const dead = hrefs.filter((href) => !entries[href.split('/').at(-1).split('&')[0]]);
  judge(`dead links among the ${hrefs.length} of "${title}"`, dead, []);
}

/** The page about the tokens links the files for design tools. */
async function checkTokens(page, origin) {
  await openDocs(page, origin, 'foundations-tokens-and-design-tools');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'base.json' }).click(),
  ]);
  judge('the downloaded tokens', download.suggestedFilename(), 'base.json');
  const { space } = await (await page.request.get(download.url())).json();
  judge('the tokens have spaces', Object.keys(space ?? {}).length > 5, true);
}

/** The search finds other names. */
async function checkFinding(page, origin) {
  await page.goto(`${origin}/?path=/story/screens-offers--offline`);
  for (const [query, first] of FOUND) {
    await page.locator('#storybook-explorer-searchfield').fill(query);
    const found = page.getByRole('option').first().filter({ hasText: first });
    const isFound = await found.waitFor({ timeout: SEARCH_MS }).then(
      () => true,
      () => false,
    );
    judge(`the first result for "${query}" has ${first}`, isFound, true);
  }
  await page.keyboard.press('Escape');
}

/** The code that a page shows for a story has imports, and compiles against the packed package. */
async function checkCodes(page, origin) {
  await openDocs(page, origin, 'primitives-textfield');
  await page.getByText('Show code').first().click();
  await page.getByText("'@casino/ui'").first().waitFor();
  faults.push(...(await faultsOfTheExamples(page)));
}

function openDocs(page, origin, title) {
  return page.goto(`${origin}/iframe.html?id=${title}--docs&viewMode=docs`);
}

/** The width in whole pixels, after the next layout. Docs render an emulated window again once its story is loaded. */
async function widthOf(locator) {
  await locator.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await locator.waitFor();
  const box = await locator.boundingBox();
  return box ? Math.round(box.width) : widthOf(locator);
}

function judge(what, got, expected) {
  const [one, other] = [JSON.stringify(got), JSON.stringify(expected)];
  console.log(`${what}: ${one}`);
  if (one !== other) faults.push(`${what}: ${one}, expected ${other}.`);
}
