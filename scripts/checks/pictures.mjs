// Proves that the pictures guard what they are for: one level of one colour and a shift by one pixel are
// caught, a story without a picture fails, and there is no picture without a story.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { baselinesFor } from '../lib/baselines.mjs';
import { changedBox } from '../lib/changedBox.mjs';
import { run } from '../lib/run.mjs';
import { ROOT } from '../lib/setUp.mjs';
import { reportDifferences } from '../lib/visualReport.mjs';

const PROOF = join(ROOT, '.reports', 'picture-proof');
const STORIES = 'packages/ui/src';

const pictures = await baselinesFor(process.env);
const faults = [...faultsOfTheSet(), ...(await faultsOfTheComparison())];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

/** Every story has a picture, and every picture a story. */
function faultsOfTheSet() {
  const expected = new Set(storyIds().map((id) => `${id.replace('--', '-')}.png`));
  const found = readdirSync(pictures).filter((name) => name.endsWith('.png'));
  console.log(`${expected.size} stories, ${found.length} pictures`);
  return [
    ...found
      .filter((name) => !expected.has(name))
      .map((name) => `${name} is the picture of no story: delete it.`),
    ...[...expected]
      .filter((name) => !found.includes(name))
      .map((name) => `${name} is missing: npm run visual -- "Name of the story"`),
  ];
}

function storyIds() {
  return readdirSync(join(ROOT, STORIES), { recursive: true })
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const source = readFileSync(join(ROOT, STORIES, file), 'utf8');
      const { meta, _stories } = loadCsf(source, { makeTitle: (title) => title }).parse();
      return Object.keys(_stories).map((name) => toId(meta.title, storyNameFromExport(name)));
    });
}

/**
 * Runs the stories of one primitive, as `npm test` does, against pictures that were changed by the least that
 * somebody could see. A comparison that lets one pass, or misses a pixel of it, would do so anywhere.
 */
async function faultsOfTheComparison() {
  const baselines = join(PROOF, 'pictures');
  rmSync(PROOF, { recursive: true, force: true });
  mkdirSync(baselines, { recursive: true });
  const cases = [
    { story: 'Neutral', against: 'the same picture', says: undefined },
    { story: 'Accent', against: 'a shift by one pixel', says: place('accent', shiftByOnePixel) },
    {
      story: 'Success',
      against: 'one level of one colour',
      says: place('success', changeOneLevel),
    },
    { story: 'Danger', against: 'no picture', says: /No existing reference screenshot/ },
  ];
  place('neutral', () => undefined);

  const results = await runBadges(baselines);
  return cases.flatMap(({ story, against, says }) => {
    const { status, failureMessages } = results.find(({ title }) => title === story);
    console.log(`${story}, against ${against}: ${status}${says ? ` (${says.source})` : ''}`);
    const right = says ? says.test(failureMessages.join()) : status === 'passed';
    return right ? [] : [`Against ${against} the story ${status}: ${failureMessages.join()}`];
  });

  /** Puts a changed picture where the run finds it; returns how the run must count the difference. */
  function place(badge, change) {
    const name = `primitives-badge-${badge}.png`;
    const original = readFileSync(join(pictures, name));
    const image = PNG.sync.read(original);
    change(image);
    const changed = PNG.sync.write(image);
    writeFileSync(join(baselines, name), changed);
    return new RegExp(`(?<!\\d)${changedBox(original, changed)?.pixels} pixels`);
  }
}

async function runBadges(baselines) {
  const results = join(PROOF, 'results.json');
  const report = join(PROOF, 'report');
  const args = ['packages/ui/src/primitives/Badge', '--reporter=json', `--outputFile=${results}`];
  await run('vitest', ['run', '--config', '.storybook/vitest.config.ts', ...args], {
    env: { ...process.env, CI: 'true', VISUAL_BASELINES: baselines, VISUAL_REPORT: report },
    cwd: ROOT,
    log: join(PROOF, 'run.log'),
  });
  console.log(`the page that a designer gets: ${await reportDifferences(baselines, report)}`);
  const { testResults } = JSON.parse(readFileSync(results, 'utf8'));
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}

/** Moves the whole picture by one pixel; its first column is drawn twice. */
function shiftByOnePixel({ data, width, height }) {
  for (let row = 0; row < height; row += 1) {
    const start = row * width * 4;
    data.copyWithin(start + 4, start, start + (width - 1) * 4);
  }
}

/** Turns one channel of one pixel by one of its 256 levels. */
function changeOneLevel({ data }) {
  data[0] ^= 1;
}
