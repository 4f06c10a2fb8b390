// Proves that the pictures guard what they are for: one level of one colour and a shift by one pixel are
// caught, a story without a picture fails, and there is no picture without a story.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { baselinesFor } from '../lib/baselines.mjs';
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
 * somebody could see. A comparison that lets one pass would let it pass anywhere.
 */
async function faultsOfTheComparison() {
  const baselines = join(PROOF, 'pictures');
  rmSync(PROOF, { recursive: true, force: true });
  mkdirSync(baselines, { recursive: true });
  const changes = {
    Neutral: null,
    Accent: shiftByOnePixel,
    Success: changeOneLevel,
    Danger: 'none',
  };
  for (const [story, change] of Object.entries(changes)) {
    const name = `primitives-badge-${story.toLowerCase()}.png`;
    if (change === 'none') continue;
    cpSync(join(pictures, name), join(baselines, name));
    if (change) alter(join(baselines, name), change);
  }

  const report = join(PROOF, 'results.json');
  const selection = [
    'packages/ui/src/primitives/Badge',
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  const visual = join(PROOF, 'report');
  await run('vitest', ['run', '--config', '.storybook/vitest.config.ts', ...selection], {
    env: { ...process.env, CI: 'true', VISUAL_BASELINES: baselines, VISUAL_REPORT: visual },
    cwd: ROOT,
    log: join(PROOF, 'run.log'),
  });
  console.log(`the page that a designer gets: ${await reportDifferences(baselines, visual)}`);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  return Object.entries(changes).flatMap(([story, change]) => {
    const wanted = change === null ? 'passed' : 'failed';
    const status = results.find(({ title }) => title === story)?.status;
    const what =
      change === null ? 'the same picture' : change === 'none' ? 'no picture' : change.name;
    console.log(`${story}: ${what} ${status}`);
    return status === wanted
      ? []
      : [`${story}: against ${what} the story ${status}, not ${wanted}`];
  });
}

function alter(file, change) {
  const image = PNG.sync.read(readFileSync(file));
  change(image);
  writeFileSync(file, PNG.sync.write(image));
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
