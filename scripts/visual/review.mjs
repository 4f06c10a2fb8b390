import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { progress, Refusal } from '../lib/console.mjs';
import { ROOT } from '../lib/setUp.mjs';
import { changesOfRemoved } from './changesOfRemoved.mjs';
import { DRAWINGS, startComparison } from './comparison.mjs';
import { readDrawings } from './drawings.mjs';
import { readLedger, writeEntry } from './ledger.mjs';
import { recordMachine } from './machine.mjs';
import { openInBrowser } from './openInBrowser.mjs';
import { sameDrawing } from './pixels.mjs';
import { runStories } from './runStories.mjs';
import { selectStories } from './selectStories.mjs';
import { serveReview } from './server.mjs';

/**
 * Draws stories, and shows the differences for approval.
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} args names of stories, or `--all`
 * @returns {Promise<number>} the exit code: 0 if nothing remains to approve
 */
export async function review(env, args) {
  const all = args.includes('--all');
  const names = args.filter((arg) => arg !== '--all');
  if (all && names.length > 0) {
    throw new Refusal('"--all" approves every story: remove the name, or remove "--all".');
  }
  const { stories, removed } = selectStories(names);
  const comparison = await startComparison(env);
  await draw(stories, comparison.env);
  const judged = await comparison.judgeRun();
  const ids = new Set(stories.map(({ id }) => id));
  const changes = [
    ...judged.changes.filter(({ id }) => ids.has(id)),
    ...(await changesOfRemoved(removed, DRAWINGS, { env, machine: comparison.machine })),
  ];
  if (all) return approveAll(changes, judged.otherwise.length, comparison.machine);
  if (changes.length === 0) {
    progress(`${stories.length} drawn, and all match the ledger.`);
    return 0;
  }
  if (comparison.differs !== '') {
    throw new Refusal(
      `${summaryOf(changes)}. The ledger belongs to another machine (${comparison.differs}), and cannot mix drawings of two machines. Approve on that machine, or rewrite the ledger with "npm run visual -- --all".`,
    );
  }
  return showChanges(changes);
}

async function draw(stories, env) {
  if (stories.length === 0) return;
  progress(`Drawing ${stories.length} ${stories.length === 1 ? 'story' : 'stories'}`);
  const log = join(ROOT, '.reports', 'visual.log');
  await runStories(stories, { cwd: ROOT, env, log });
  const drawn = readDrawings(DRAWINGS);
  const failed = stories.filter(({ id }) => !drawn.has(id));
  if (failed.length === 0) return;
  throw new Refusal(
    `These stories fail before the drawing; see .reports/visual.log:\n${failed.map(({ id }) => `  ${id}`).join('\n')}`,
  );
}

/** Writes every drawing of this machine, and its properties, after a confirmation. */
async function approveAll(changes, otherwise, machine) {
  console.log(`\n${summaryOf(changes)}; ${otherwise} drawn differently only by this machine.`);
  for (const { id, verdict } of changes) console.log(`  ${verdict.padEnd(9)} ${id}`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await new Promise((resolve) => {
    terminal.once('close', () => resolve(''));
    terminal.question('Write all changes into the ledger? (yes/no) ').then(resolve);
  });
  terminal.close();
  if (answer.trim() !== 'yes') {
    progress('Nothing is written.');
    return 1;
  }
  const ledger = readLedger(ROOT);
  for (const { id, storyFile, verdict } of changes) {
    if (verdict === 'removed') writeEntry(ROOT, storyFile, id, null);
  }
  for (const { id, storyFile, drawing } of readDrawings(DRAWINGS).values()) {
    const entry = ledger.get(id)?.drawing;
    if (!entry || !sameDrawing(entry, drawing)) writeEntry(ROOT, storyFile, id, drawing);
  }
  recordMachine(ROOT, machine);
  progress('Written: commit packages/ui/visual.');
  return 0;
}

/** Shows changes until all are decided, or until Ctrl-C. */
async function showChanges(changes) {
  const interrupted = new Promise((resolve) => process.once('SIGINT', resolve));
  const page = await serveReview(ROOT, DRAWINGS, changes);
  progress(`${summaryOf(changes)}: ${page.address} (Ctrl-C ends)`);
  openInBrowser(page.address);
  await Promise.race([interrupted, page.decided]);
  await page.close();
  const approved = Object.values(page.decisions).filter(
    (decision) => decision === 'approved',
  ).length;
  progress(`${approved} of ${changes.length} approved and written to packages/ui/visual.`);
  return approved === changes.length ? 0 : 1;
}

function summaryOf(changes) {
  const verdicts = [...new Set(changes.map(({ verdict }) => verdict))];
  const count = (wanted) => changes.filter(({ verdict }) => verdict === wanted).length;
  return verdicts.map((verdict) => `${count(verdict)} ${verdict}`).join(', ') || 'No story changed';
}
