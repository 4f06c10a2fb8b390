// node scripts/release.mjs: builds @casino/ui and publishes the version in its package.json.
// `node scripts/release.mjs --dry-run` runs all steps from the changesets in a copy, and publishes nothing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, progress, Refusal } from './lib/console.mjs';
import { latestNote } from './lib/releaseNote.mjs';
import { run } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';
import { git, inWorktree } from './lib/worktree.mjs';

await main(async () => {
  const env = await setUp();
  if (process.argv.includes('--dry-run')) return inWorktree('release', 'HEAD', rehearse(env));
  if (await git('status', '--porcelain')) {
    throw new Refusal('Publish from a clean checkout: commit or undo your changes.');
  }
  await step(env, ROOT, 'node', ['packages/ui/scripts/build.mjs']);
  await step(env, ROOT, 'changeset', ['publish']);
});

function rehearse(env) {
  return async (folder) => {
    const ui = join(folder, 'packages/ui');
    await step(env, folder, 'changeset', ['version']);
    await step(env, folder, 'node', ['packages/ui/scripts/build.mjs']);
    await step(env, ui, 'npm', ['publish', '--dry-run', '--loglevel=error']);
    const note = latestNote(readFileSync(join(ui, 'CHANGELOG.md'), 'utf8'));
    const file = join(ROOT, '.reports', 'release-note.md');
    writeFileSync(file, note);
    progress(`The release note, in .reports/release-note.md:\n\n${note}`);
  };
}

async function step(env, cwd, command, args) {
  const exitCode = await run(command, args, { env, cwd });
  if (exitCode !== 0) throw new Refusal(`"${[command, ...args].join(' ')}" failed.`);
}
