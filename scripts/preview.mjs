// node scripts/preview.mjs <commit>: builds one folder for the reviewers of a pull request: Storybook, and in `looks` a
// read-only page of the stories that this machine draws differently at that commit, approved or not.
import { join, relative } from 'node:path';
import { buildStorybook } from './lib/buildStorybook.mjs';
import { main, progress, Refusal } from './lib/console.mjs';
import { ensureChromium } from './lib/machine/chromium.mjs';
import { run } from './lib/run.mjs';
import { onProjectNode, ROOT } from './lib/setUp.mjs';
import { git, inWorktree } from './lib/worktree.mjs';

const FOLDER = join(ROOT, '.reports', 'preview');
const LOOKS = join(FOLDER, 'looks');

await main(() => onProjectNode(preview));

async function preview(given) {
  const [ref] = process.argv.slice(2);
  if (!ref)
    throw new Refusal('Name a commit to compare with: node scripts/preview.mjs origin/main');
  const env = { ...given, CHROMIUM_PATH: await ensureChromium() };
  const commit = await git('rev-parse', '--verify', `${ref}^{commit}`).catch(() => {
    throw new Refusal(`This clone has no commit "${ref}": fetch it, or name another commit.`);
  });
  progress('Building Storybook');
  await buildStorybook(env, FOLDER);

  // These modules import packages that the set-up installs.
  const { drawBases, STORIES_CONFIG } = await import('./visual/bases.mjs');
  const { findChanges } = await import('./visual/changes.mjs');
  const { exportPage } = await import('./visual/exportPage.mjs');
  const { readLedger } = await import('./visual/ledger.mjs');
  const { machineHere } = await import('./visual/machine.mjs');
  progress('Drawing stories');
  const log = join(ROOT, '.reports', 'visual.log');
  const exitCode = await run('vitest', ['run', ...STORIES_CONFIG], {
    env: { ...env, VISUAL_DRAWINGS: LOOKS, VISUAL_LEDGER: '' },
    cwd: ROOT,
    log,
  });
  if (exitCode !== 0) progress(`Some stories fail, and are not shown: ${relative(ROOT, log)}`);
  const ledger = await inWorktree('preview-tree', commit, async (tree) => readLedger(tree));
  const { changes } = await findChanges(LOOKS, ledger, {
    passed: exitCode === 0,
    whole: true,
    sameMachine: false,
    writesHashes: false,
    digests: async () => new Map(),
    committed: async () => new Map(ledger.map(({ id, entry }) => [id, { commit, entry }])),
    draw: (stories) => drawBases(stories, { env, machine: machineHere(env.CHROMIUM_PATH) }),
  });
  exportPage(LOOKS, changes, { storybook: '../?path=/story/' });
  progress(
    `${changes.length} stories differ from ${ref}. Serve ${relative(ROOT, FOLDER)}, and open its root and "looks".`,
  );
}
