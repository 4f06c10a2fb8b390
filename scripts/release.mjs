// node scripts/release.mjs: builds @casino/ui and @casino/firestore, and publishes the versions in their package.json.
// `node scripts/release.mjs --dry-run` runs all steps from the changesets in a copy, and publishes nothing. It leaves the
// packed files and the release notes in `.reports/rehearsal`.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { main, progress, Refusal } from './lib/console.mjs';
import { latestNote } from './lib/release/releaseNote.mjs';
import { run } from './lib/run.mjs';
import { ROOT, setUp } from './lib/setUp.mjs';
import { git, inWorktree } from './lib/worktree.mjs';

/** The published packages. npm packs their folder `dist`. */
const PUBLISHED = ['packages/ui', 'packages/firestore'];

/** The packed files and the notes of a rehearsal. */
const REHEARSED = join(ROOT, '.reports', 'rehearsal');

await main(async () => {
  const env = await setUp();
  if (process.argv.includes('--dry-run')) return inWorktree('release', 'HEAD', rehearse(env));
  if (await git('status', '--porcelain')) {
    throw new Refusal('Publish from a clean checkout: commit or undo your changes.');
  }
  for (const home of PUBLISHED) refuseWithoutAddress(join(ROOT, home));
  // A static import would fail, because this file loads before the dependencies are installed.
  const { checkWords } = await import('./lib/words/commands.mjs');
  await checkWords();
  for (const home of PUBLISHED) await build(env, ROOT, home);
  await step(env, ROOT, 'changeset', ['publish']);
});

/** An owner fills in these fields before the first release: they are unknown here. */
function refuseWithoutAddress(home) {
  const missing = ['repository', 'homepage'].filter((field) => !manifestOf(home)[field]);
  if (missing.length === 0) return;
  throw new Refusal(
    `Fill in ${missing.join(' and ')} in ${join(relative(ROOT, home), 'package.json')}.`,
  );
}

function rehearse(env) {
  return async (folder) => {
    rmSync(REHEARSED, { recursive: true, force: true });
    mkdirSync(REHEARSED, { recursive: true });
    await step(env, folder, 'changeset', ['version']);
    const notes = [];
    for (const home of PUBLISHED) {
      await build(env, folder, home);
      const packed = join(folder, home, 'dist');
      await step(env, packed, 'npm', ['publish', '--dry-run', '--loglevel=error']);
      await step(env, packed, 'npm', ['pack', '--silent', '--pack-destination', REHEARSED]);
      notes.push(...noteOf(join(folder, home)));
    }
    writeFileSync(join(REHEARSED, 'note.md'), notes.join('\n'));
    await step(env, ROOT, 'node', ['scripts/readmePictures.mjs']);
    progress(`The release notes, in .reports/rehearsal/note.md:\n\n${notes.join('\n')}`);
  };
}

/**
 * The note of a package's next release, with its tag. A package without changes since its last release has none.
 * @throws {Refusal} if the newest version in the changelog is not that of the package
 */
function noteOf(home) {
  const changelog = join(home, 'CHANGELOG.md');
  if (!existsSync(changelog)) return [];
  const { name, version } = manifestOf(home);
  const note = latestNote(readFileSync(changelog, 'utf8'));
  if (!note.startsWith(`## ${version}\n`)) {
    throw new Refusal(`The changelog of ${name} does not start with version ${version}.`);
  }
  progress(`Tag: ${name}@${version}`);
  return [`# ${name}@${version}\n\n${note}`];
}

function manifestOf(home) {
  return JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
}

async function build(env, folder, home) {
  await step(env, folder, 'node', [join(home, 'scripts/build.mjs')]);
}

async function step(env, cwd, command, args) {
  const exitCode = await run(command, args, { env, cwd });
  if (exitCode !== 0) throw new Refusal(`"${[command, ...args].join(' ')}" failed.`);
}
