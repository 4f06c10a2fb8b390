// The part `stories` of npm test: every story renders, passes its play function and axe, and looks as in the ledger.
// `--all` also runs the stories with the tag `mode`, which repeat a state in another scheme, layout, language or size.
import { join } from 'node:path';
import { main } from './lib/console.mjs';
import { readVitest, tallyReport } from './lib/parts/results.mjs';
import { run } from './lib/run.mjs';
import { REPORTS, ROOT } from './lib/setUp.mjs';
import { STORIES_CONFIG } from './visual/bases.mjs';
import { DRAWINGS, judgeStories } from './visual/compare.mjs';
import { hasStopped } from './visual/drawings.mjs';

const REPORT = join(REPORTS, 'stories.json');

await main(async () => {
  const isWhole = process.argv.includes('--all');
  const runStories = async (env) => {
    const outputs = ['--reporter=minimal', '--reporter=json', `--outputFile=${REPORT}`];
    const exitCode = await run('vitest', ['run', ...STORIES_CONFIG, ...outputs], {
      env,
      cwd: ROOT,
    });
    return tallyReport(REPORT, exitCode, readVitest);
  };
  const { failed, changed } = await judgeStories(process.env, { isWhole }, async (env) => {
    const tally = await runStories(env);
    if (!hasStopped(DRAWINGS)) return tally;
    console.log('The browser stopped drawing a tab, so the stories run again.');
    return runStories(env);
  });
  if (failed + changed > 0) process.exitCode = 1;
});
