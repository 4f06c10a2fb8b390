import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { exportPage } from './exportPage.mjs';
import { readEntries, writeEntry } from './ledger.mjs';
import { drawingOf, entryOf } from './pixels.mjs';
import { rejectionText } from './rejectionText.mjs';
import { serveReview } from './serveReview.mjs';

const BADGE = 'packages/ui/src/primitives/Badge/Badge.stories.tsx';
const IDS = ['accent', 'danger', 'neutral'].map((name) => `primitives-badge--${name}`);
const [accent, danger, neutral] = IDS;
const SIZES = [
  [600, 500],
  [600, 520],
];
const pictures = await Promise.all(
  SIZES.map(([width, height]) =>
    sharp({ create: { width, height, channels: 4, background: 'black' } })
      .png()
      .toBuffer(),
  ),
);
const [before, after] = pictures;
const drawings = await Promise.all(pictures.map(drawingOf));
const entry = (png) => entryOf(drawings[pictures.indexOf(png)]);

/** Removed at the end: a server that still opens a picture for a closed page throws outside the tests if it is gone. */
const roots = mkdtempSync(join(tmpdir(), 'visual-'));

let browser;
let root;
let folder;
let changes;
let review;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
});
afterAll(async () => {
  await browser.close();
  rmSync(roots, { recursive: true });
});

beforeEach(async () => {
  root = mkdtempSync(join(roots, 'review-'));
  folder = join(root, 'pictures');
  changes = IDS.map((id) => changeOf(id, id !== danger));
  review = await serveReview(root, folder, changes);
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await review.close();
});

function changeOf(id, hasBefore) {
  const [name] = id.split('--').slice(1);
  const change = { id, name, storyFile: BADGE, before: hasBefore ? entry(before) : null };
  if (hasBefore) writeEntry(root, change, change.before);
  mkdirSync(join(folder, id), { recursive: true });
  writeFileSync(join(folder, id, 'after.png'), after);
  if (hasBefore) writeFileSync(join(folder, id, 'before.png'), before);
  return {
    ...change,
    verdict: hasBefore ? 'changed' : 'new',
    after: entry(after),
    approved: entry(after),
    commit: null,
    hasBefore,
    sizes: hasBefore ? [SIZES[0], SIZES[1]] : [SIZES[1]],
    pictures: id,
    box: hasBefore ? { x: 400, y: 300, width: 40, height: 20, pixels: 800 } : null,
  };
}

async function openPage(address = review.address) {
  const page = await browser.newPage();
  page.setDefaultTimeout(5_000);
  await page.goto(address);
  return page;
}

/** Waits for the summary, and returns the ledger's entries in the order of the stories. */
async function entriesAfter(page, summary) {
  await page.locator('#summary', { hasText: summary }).waitFor();
  const entries = readEntries(root, BADGE);
  return IDS.map((id) => entries.get(id));
}
const button = (page, name) => page.getByRole('button', { name, exact: true });

it('writes approved stories, skips rejected ones, and ends with "Finish"', async () => {
  const page = await openPage();
  await button(page, 'Approve').click();
  expect(await entriesAfter(page, '2 to decide')).toEqual([entry(after), undefined, entry(before)]);
  await page.getByRole('heading', { level: 2, name: 'danger' }).waitFor();
  await page.keyboard.press('a');
  await page.getByRole('heading', { level: 2, name: 'neutral' }).waitFor();
  await page.keyboard.press('r');
  await page.getByLabel('Note for the author').fill('The badge is too tall.');
  await page.keyboard.press('Enter');
  expect(await entriesAfter(page, '0 to decide')).toEqual([
    entry(after),
    entry(after),
    entry(before),
  ]);
  await button(page, 'Finish').click();
  await review.finished;
  const text = `Rejected in the visual review: 1 of 3\n\nPrimitives/Badge, neutral: The badge is too tall.\n${BADGE}\n`;
  expect(await page.locator('pre').textContent()).toBe(text);
  expect(rejectionText(changes, review.decisions)).toBe(text);
});

it('approves all listed stories, and undoes one step after another', async () => {
  const page = await openPage();
  await page.getByRole('searchbox').fill('Primitives/');
  await button(page, 'Approve all 3 listed').click();
  await entriesAfter(page, '3 approved');
  await button(page, 'Reject').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  expect(await entriesAfter(page, '1 rejected')).toEqual([
    entry(before),
    entry(after),
    entry(after),
  ]);
  await page.getByRole('heading', { level: 2 }).first().click();
  await page.keyboard.press('u');
  expect(await entriesAfter(page, '3 approved')).toEqual(IDS.map(() => entry(after)));
  await button(page, 'Undo').click();
  expect(await entriesAfter(page, '3 to decide')).toEqual([
    entry(before),
    undefined,
    entry(before),
  ]);
  await button(page, 'Undo').click();
  expect(await entriesAfter(page, '3 to decide')).toHaveLength(3);
});

it('a cancelled rejection decides nothing', async () => {
  const page = await openPage();
  await page.keyboard.press('r');
  await button(page.getByRole('dialog'), 'Cancel').click();
  await page.keyboard.press('r');
  await page.keyboard.press('Escape');
  expect(await entriesAfter(page, '3 to decide')).toEqual([
    entry(before),
    undefined,
    entry(before),
  ]);
});

it('crops the change at 100 %, and "w" shows the whole picture', async () => {
  const page = await openPage();
  const image = page.getByRole('img', { name: 'Primitives/Badge, accent: after' });
  await expect.poll(() => image.evaluate((one) => one.naturalWidth)).toBe(SIZES[1][0]);
  const area = () =>
    image.evaluate((one) => {
      const [picture, stack] = [one, one.parentElement].map((each) => each.getBoundingClientRect());
      return [picture.x - stack.x, picture.y - stack.y, stack.width, stack.height];
    });
  expect(await area()).toEqual([-260, -210, 320, 200]);
  await page.keyboard.press('w');
  expect((await area()).slice(0, 2)).toEqual([0, 0]);
  await page.locator('.mark').first().waitFor();
});

it('"b" shows before and after in turn, and other keys a slider and the difference', async () => {
  const page = await openPage();
  const shown = () =>
    page.locator('main img').evaluateAll((all) => all.map(({ alt }) => alt.split(': ')[1]));
  expect(await shown()).toEqual(['before', 'after']);
  await page.keyboard.press('b');
  expect(await shown()).toEqual(['before']);
  await page.keyboard.press('b');
  expect(await shown()).toEqual(['after']);
  await page.keyboard.press('l');
  await page.getByRole('slider').fill('25');
  const stack = page.locator('.slider');
  expect(await stack.evaluate((one) => one.style.getPropertyValue('--share'))).toBe('25%');
  await page.keyboard.press('d');
  expect(await page.locator('.difference img').count()).toBe(2);
  await page.keyboard.press('n');
  expect(await shown()).toEqual(['after']);
});

it('links the live story, and draws the other stories that use a component', async () => {
  await review.close();
  const [first, ...rest] = changes;
  let failed = false;
  review = await serveReview(root, folder, [first], {
    addressOf: async (id) => `${review.address}index.html?story=${id}`,
    others: {
      names: ['Badge'],
      stories: 2,
      draw: async () => {
        if (failed) return rest;
        failed = true;
        throw new Error('Stories fail.');
      },
    },
  });
  const page = await openPage();
  const link = page.getByRole('link', { name: 'Open the live story' });
  const [live] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await live.waitForURL(`**/index.html?story=${accent}`);
  await page.getByText('2 other stories use Badge').waitFor();
  await button(page, 'Draw them too').click();
  await page.locator('#summary', { hasText: 'Stories fail.' }).waitFor();
  await button(page, 'Draw them too').click();
  await page.locator('#summary', { hasText: '3 stories differ' }).waitFor();
  expect(await button(page, 'Draw them too').count()).toBe(0);
  await page.keyboard.press('n');
  await page.keyboard.press('a');
  expect(await entriesAfter(page, '1 approved')).toEqual([
    entry(before),
    entry(after),
    entry(before),
  ]);
});

it('accepts no decision without its token', async () => {
  const body = JSON.stringify({ indexes: [0], decision: 'approved' });
  const { origin } = new URL(review.address);
  await fetch(`${origin}/decide`, { method: 'POST', body });
  expect(readEntries(root, BADGE).get(accent)).toBe(entry(before));
  expect(review.decisions).toEqual([]);
});

it('is read-only as a file', async () => {
  const page = await openPage(pathToFileURL(exportPage(folder, changes)).href);
  await page.getByRole('img', { name: 'Primitives/Badge, accent: after' }).waitFor();
  expect(await page.getByRole('button', { name: /Approve|Reject|Undo|Finish/ }).count()).toBe(0);
  await page.keyboard.press('a');
  await page.getByRole('heading', { level: 2, name: 'accent' }).waitFor();
  expect(readEntries(root, BADGE).get(neutral)).toBe(entry(before));
});
