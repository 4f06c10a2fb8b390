// node scripts/release.mjs: builds @casino/ui and @casino/firestore, and publishes the versions in their package.json.
// `node scripts/release.mjs --dry-run` runs all steps from the changesets in a copy, and publishes nothing.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, progress, Refusal } from './lib/console.mjs';
import { latestNote } from './lib/release/releaseNote.mjs';
import { run } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';
import { git, inWorktree } from './lib/worktree.mjs';

/** The published packages, with the folder whose content npm packs. */
const PUBLISHED = [
  { home: 'packages/ui', packed: '.' },
  { home: 'packages/firestore', packed: 'dist' },
];

await main(async () => {
  const env = await setUp();
  if (process.argv.includes('--dry-run')) return inWorktree('release', 'HEAD', rehearse(env));
  if (await git('status', '--porcelain')) {
    throw new Refusal('Publish from a clean checkout: commit or undo your changes.');
  }
  for (const { home } of PUBLISHED) await build(env, ROOT, home);
  await step(env, ROOT, 'changeset', ['publish']);
});

function rehearse(env) {
  return async (folder) => {
    await step(env, folder, 'changeset', ['version']);
    const notes = [];
    for (const { home, packed } of PUBLISHED) {
      await build(env, folder, home);
      const args = ['publish', '--dry-run', '--loglevel=error'];
      await step(env, join(folder, home, packed), 'npm', args);
      notes.push(...noteOf(join(folder, home)));
    }
    const file = join(ROOT, '.reports', 'release-note.md');
    writeFileSync(file, notes.join('\n'));
    progress(`The release notes, in .reports/release-note.md:\n\n${notes.join('\n')}`);
  };
}

/** The note of a package's next release. A package without a release yet may have none. */
function noteOf(home) {
  const changelog = join(home, 'CHANGELOG.md');
  if (!existsSync(changelog)) return [];
  const { name } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return [`# ${name}\n\n${latestNote(readFileSync(changelog, 'utf8'))}`];
}

async function build(env, folder, home) {
  await step(env, folder, 'node', [join(home, 'scripts/build.mjs')]);
}

async function step(env, cwd, command, args) {
  const exitCode = await run(command, args, { env, cwd });
  if (exitCode !== 0) throw new Refusal(`"${[command, ...args].join(' ')}" failed.`);
}
