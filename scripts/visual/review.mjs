import { rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { progress, Refusal } from '../lib/console.mjs';
import { run } from '../lib/run.mjs';
import { ROOT } from '../lib/setUp.mjs';
import { STORIES_CONFIG } from './bases.mjs';
import { compareWithLedger, DRAWINGS, drawingEnvironment } from './compare.mjs';
import { writeEntry } from './ledger.mjs';
import { liveStorybook } from './liveStorybook.mjs';
import { recordMachine } from './machine.mjs';
import { rejectionText } from './rejectionText.mjs';
import { serveReview } from './serveReview.mjs';
import { otherUsers, storyFilesNamed } from './storyFiles.mjs';

const LOG = join(ROOT, '.reports', 'visual.log');
const REJECTIONS = join(ROOT, '.reports', 'visual-rejections.txt');

/**
 * Draws stories, and shows the differences for approval.
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} args parts of the titles or paths of story files, or `--this-machine`
 * @returns {Promise<number>} the exit code: 0 if every change is approved
 */
export async function review(env, args) {
  const moves = args.includes('--this-machine');
  const names = moves ? [] : args;
  const files = names.length > 0 ? storyFilesNamed(ROOT, names) : [];
  progress('Drawing stories');
  const { changes, sameMachine } = await drawAndCompare(env, { files, moves });
  if (changes.length === 0) {
    progress('No story changed without an approval.');
    return 0;
  }
  if (!sameMachine && !moves) {
    progress('This machine draws differently than the ledger’s: an approval names the sources.');
  }
  const live = liveStorybook(env);
  const others = names.length > 0 ? othersOf(env, names, files) : null;
  const { addressOf } = live;
  const page = await serveReview(ROOT, DRAWINGS, changes, { open: true, addressOf, others });
  progress(`${changes.length} to review: ${page.address} (Ctrl-C ends)`);
  await Promise.race([new Promise((resolve) => process.once('SIGINT', resolve)), page.finished]);
  live.close();
  await page.close();
  return report(page);
}

/** Prints the result of a review, and writes the notes for the author. */
function report({ changes, decisions }) {
  const approved = decisions.filter((one) => one?.decision === 'approved').length;
  const text = rejectionText(changes, decisions);
  rmSync(REJECTIONS, { force: true });
  if (text) {
    writeFileSync(REJECTIONS, text);
    progress(`For the author, in ${relative(ROOT, REJECTIONS)}:\n\n${text}`);
  }
  progress(`${approved} of ${changes.length} are approved. Commit packages/ui/visual.`);
  return approved === changes.length ? 0 : 1;
}

/**
 * Draws story files, or all. On the ledger's machine it replaces approvals with hashes.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ files: string[], moves?: boolean, folder?: string }} options
 * @throws {Refusal} if a story fails
 */
async function drawAndCompare(env, { files, moves = false, folder = DRAWINGS }) {
  const drawing = { env: drawingEnvironment(env, folder), cwd: ROOT, log: LOG };
  if ((await run('vitest', ['run', ...STORIES_CONFIG, ...files], drawing)) !== 0) {
    throw new Refusal('Stories fail: see .reports/visual.log.');
  }
  const whole = files.length === 0;
  const comparison = await compareWithLedger(env, { passed: true, whole, moves, folder });
  const { unchanged, accepted, machine, sameMachine } = comparison;
  const rewritten = [...(moves ? unchanged : []), ...(moves || sameMachine ? accepted : [])];
  for (const story of rewritten) writeEntry(ROOT, story, story.after);
  if (moves) recordMachine(ROOT, machine);
  if (rewritten.length > 0) {
    progress(`${rewritten.length} unchanged or approved stories have hashes of this machine now.`);
  }
  return comparison;
}

/** The stories of other files that render the named components, or null if there are none. */
function othersOf(env, names, files) {
  const users = otherUsers(ROOT, files);
  if (users.stories === 0) return null;
  return {
    names,
    stories: users.stories,
    draw: async () => {
      progress(`Drawing ${users.stories} other stories`);
      const folder = join(DRAWINGS, 'others');
      const { changes } = await drawAndCompare(env, { files: users.files, folder });
      return changes.map((change) => ({ ...change, pictures: `others/${change.id}` }));
    },
  };
}
