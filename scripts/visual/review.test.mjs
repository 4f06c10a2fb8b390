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
import { serveReview } from './review.mjs';

const BADGE = 'packages/ui/src/primitives/Badge/Badge.stories.tsx';
const IDS = ['accent', 'danger', 'neutral'].map((name) => `primitives-badge--${name}`);
const [accent, danger, neutral] = IDS;
const pictures = await Promise.all(
  [4, 5].map((height) =>
    sharp({ create: { width: 2, height, channels: 4, background: 'black' } })
      .png()
      .toBuffer(),
  ),
);
const [before, after] = pictures;
const drawings = await Promise.all(pictures.map(drawingOf));
const entry = (png) => entryOf(drawings[pictures.indexOf(png)]);

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
afterAll(() => browser.close());

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'visual-'));
  folder = join(root, 'pictures');
  changes = IDS.map((id) => changeOf(id, id !== danger));
  review = await serveReview(root, folder, changes);
});
afterEach(async () => {
  await review.close();
  rmSync(root, { recursive: true });
});

function changeOf(id, hasBefore) {
  const change = { id, storyFile: BADGE, before: hasBefore ? entry(before) : null };
  if (hasBefore) writeEntry(root, change, change.before);
  mkdirSync(join(folder, id), { recursive: true });
  writeFileSync(join(folder, id, 'after.png'), after);
  if (hasBefore) writeFileSync(join(folder, id, 'before.png'), before);
  const verdict = hasBefore ? 'changed' : 'new';
  return {
    ...change,
    verdict,
    after: entry(after),
    approved: entry(after),
    commit: null,
    hasBefore,
    box: null,
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

it('writes approved stories, skips rejected ones, and ends when all are decided', async () => {
  const page = await openPage();
  await page.getByRole('button', { name: 'Approve (a)' }).click();
  expect(await entriesAfter(page, '2 to decide')).toEqual([entry(after), undefined, entry(before)]);
  await page.getByRole('heading', { level: 2, name: danger }).waitFor();
  await page.keyboard.press('a');
  await page.getByRole('button', { name: `${danger} (approved)` }).waitFor();
  await page.getByRole('button', { name: 'Reject (r)' }).click();
  await review.decided;
  expect(await entriesAfter(page, '0 to decide')).toEqual([
    entry(after),
    entry(after),
    entry(before),
  ]);
  expect(review.decisions).toEqual(['approved', 'approved', 'rejected']);
});

it('approves all listed stories, and a later rejection restores the entry', async () => {
  const page = await openPage();
  await page.getByRole('searchbox').fill('danger');
  await page.getByRole('button', { name: 'Approve all 1 in the list' }).click();
  expect(await entriesAfter(page, '2 to decide')).toEqual([
    entry(before),
    entry(after),
    entry(before),
  ]);
  await page.getByRole('button', { name: 'Reject (r)' }).click();
  await page.getByRole('button', { name: `${danger} (rejected)` }).waitFor();
  expect(readEntries(root, BADGE).has(danger)).toBe(false);
});

it('shows before and after side by side, with a slider and as a difference', async () => {
  const page = await openPage();
  for (const name of ['before', 'after']) {
    const image = page.getByRole('img', { name: `${name} of ${accent}` });
    await expect.poll(() => image.evaluate((one) => one.naturalWidth)).toBe(2);
  }
  await page.getByRole('button', { name: 'slider' }).click();
  await page.getByRole('slider').fill('25');
  const stack = page.locator('.slider');
  expect(await stack.evaluate((one) => one.style.getPropertyValue('--share'))).toBe('25%');
  await page.getByRole('button', { name: 'difference' }).click();
  expect(await page.locator('.difference img').count()).toBe(2);
  await page.keyboard.press('n');
  await page.getByRole('img', { name: `after of ${danger}` }).waitFor();
  expect(await page.getByRole('img', { name: `before of ${danger}` }).count()).toBe(0);
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
  await page.getByRole('img', { name: `after of ${accent}` }).waitFor();
  expect(await page.getByRole('button', { name: /Approve|Reject/ }).count()).toBe(0);
  await page.keyboard.press('a');
  await page.getByRole('heading', { level: 2, name: accent }).waitFor();
  expect(readEntries(root, BADGE).get(neutral)).toBe(entry(before));
});
