import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { ROOT } from '../lib/setUp.mjs';
import { ledgerFileOf, readEntries, writeEntry } from './ledger.mjs';
import { exportPage } from './page.mjs';
import { drawingOf } from './pixels.mjs';
import { serveReview } from './server.mjs';

const BADGE = 'packages/ui/src/primitives/Badge/Badge.stories.tsx';
const [neutral, accent, danger] = ['neutral', 'accent', 'danger'].map(
  (name) => `primitives-badge--${name}`,
);

let browser;
let root;
let folder;
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
  mkdirSync(join(root, BADGE, '..'), { recursive: true });
  cpSync(join(ROOT, BADGE), join(root, BADGE));
  for (const id of [neutral, accent]) writeEntry(root, BADGE, id, drawingOf(picture(4)));
  review = await serveReview(root, folder, CHANGES());
});

afterEach(async () => {
  await review.close();
  rmSync(root, { recursive: true });
});

/** A grey picture of one column. Each height gives another picture. */
function picture(height) {
  return PNG.sync.write(new PNG({ width: 2, height, fill: true }));
}

function CHANGES() {
  return [
    change(neutral, 'changed', { tiers: ['jack'], entry: drawingOf(picture(4)) }),
    change(accent, 'changed', { tiers: ['ace'], entry: drawingOf(picture(4)) }),
    change(danger, 'new', { tiers: ['ace'], entry: null }),
  ];
}

function change(id, verdict, { tiers, entry }) {
  mkdirSync(join(folder, id), { recursive: true });
  writeFileSync(join(folder, id, 'after.png'), picture(5));
  if (entry) writeFileSync(join(folder, id, 'before.png'), picture(4));
  const pictures = { before: entry !== null, after: true, difference: false };
  const drawing = drawingOf(picture(5));
  const from = { storyFile: BADGE, commit: null, schemes: ['dark'], layout: '' };
  return { id, name: id, verdict, tiers, entry, drawing, pictures, box: null, ...from };
}

async function openPage(address = review.address) {
  const page = await browser.newPage();
  page.setDefaultTimeout(5_000);
  await page.goto(address);
  return page;
}

const ledger = () => readFileSync(join(root, ledgerFileOf(BADGE)), 'utf8');
const summary = (page, text) => page.locator('#summary', { hasText: text }).waitFor();
const heading = (page) => page.getByRole('heading', { level: 2 }).textContent();

it('writes approved stories, skips rejected ones, and ends when all are decided', async () => {
  const page = await openPage();
  await summary(page, '2 changed, 1 new; 3 to decide');
  await page.getByRole('button', { name: 'Approve' }).click();
  await summary(page, `${neutral}: approved`);
  await page.getByRole('button', { name: 'Reject' }).click();
  await summary(page, `${accent}: rejected`);
  expect(await heading(page)).toBe(danger);
  await page.keyboard.press('a');
  await review.decided;
  const [one, two, three] = [neutral, accent, danger].map((id) => readEntries(root, BADGE).get(id));
  expect([one.height, two.height, three.height]).toEqual([5, 4, 5]);
  expect(review.decisions).toEqual({
    [neutral]: 'approved',
    [accent]: 'rejected',
    [danger]: 'approved',
  });
});

it('writes nothing without a decision', async () => {
  const before = ledger();
  const page = await openPage();
  for (const key of ['n', 'p', 'v', 'v', 'r']) await page.keyboard.press(key);
  await summary(page, `${neutral}: rejected`);
  expect(ledger()).toBe(before);
});

it('synchronises two tabs, and keeps the first approval', async () => {
  const [one, two] = [await openPage(), await openPage()];
  await one.keyboard.press('a');
  await summary(two, '2 to decide');
  await two.getByRole('button', { name: `${neutral} (approved)` }).click();
  await two.keyboard.press('r');
  await summary(two, 'is already approved: revert it with git');
  expect(readEntries(root, BADGE).get(neutral).height).toBe(5);
});

it('does not approve a story that was removed in the meantime, nor a changed entry', async () => {
  const page = await openPage();
  writeEntry(root, BADGE, neutral, drawingOf(picture(9)));
  await page.keyboard.press('a');
  await summary(page, `The ledger entry of ${neutral} has changed`);
  rmSync(join(root, BADGE));
  await page.keyboard.press('n');
  await page.keyboard.press('a');
  await summary(page, `The story ${accent} no longer exists`);
  expect(readEntries(root, BADGE).get(accent).height).toBe(4);
});

it('shows before and after side by side, as overlay and with a slider, filtered by tier', async () => {
  const page = await openPage();
  await page.getByRole('img', { name: `before of ${neutral}` }).waitFor();
  await page.getByRole('button', { name: 'Slider' }).click();
  await page.getByRole('slider').fill('25');
  const stack = page.locator('.slider');
  expect(await stack.evaluate((one) => one.style.getPropertyValue('--share'))).toBe('25%');
  await page.getByLabel('Tier').selectOption('ace');
  expect(await heading(page)).toBe(accent);
  const list = page.getByRole('navigation', { name: 'Stories' }).getByRole('button');
  expect(await list.count()).toBe(2);
});

it('accepts decisions only from its own page', async () => {
  const body = JSON.stringify({ id: neutral, drawing: drawingOf(picture(5)) });
  const answer = await fetch(`${review.address}approve`, { method: 'POST', body });
  expect(answer.status).toBe(403);
  expect(readEntries(root, BADGE).get(neutral).height).toBe(4);
});

it('is read-only as an artifact', async () => {
  const page = await openPage(pathToFileURL(exportPage(folder, CHANGES())).href);
  await summary(page, '2 changed, 1 new');
  const width = await page
    .getByRole('img', { name: `after of ${neutral}` })
    .evaluate(async (image) => {
      await image.decode();
      return image.naturalWidth;
    });
  expect(width).toBe(2);
  expect(await page.getByRole('button', { name: /Approve|Reject/ }).count()).toBe(0);
  await page.keyboard.press('a');
  expect(await heading(page)).toBe(neutral);
});
