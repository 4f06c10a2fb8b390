import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { progress, Refusal } from './console.mjs';
import { run } from './run.mjs';
import { ROOT } from './setUp.mjs';
import { git, inWorktree } from './worktree.mjs';

const execute = promisify(execFile);

/** The committed pictures of the stories, and the browser that they belong to. */
const PICTURES = 'packages/ui/visual';
const BROWSER_FILE = join(ROOT, PICTURES, 'browser.json');

/**
 * The folder of the pictures that stories are compared with: the committed ones where this machine's
 * Chromium made them. A picture belongs to one browser binary, so elsewhere they are made again, by this
 * machine's Chromium, from the commit that changed the committed ones last.
 */
export async function baselinesFor(env) {
  const here = await versionOf(env.CHROMIUM_PATH);
  const { chromium: recorded } = JSON.parse(readFileSync(BROWSER_FILE, 'utf8'));
  if (here === recorded) return join(ROOT, PICTURES);

  const commit = await git('log', '-1', '--format=%H', '--', PICTURES);
  progress(
    `The pictures of the stories were made by Chromium ${recorded}; this is ${here}, so stories are compared with pictures that it makes of commit ${commit.slice(0, 7)}.`,
  );
  const folder = join(ROOT, '.reports', 'baselines', `${here}-${commit}`);
  if (!existsSync(folder)) await makePicturesOf(commit, folder, env);
  return folder;
}

/** Makes the committed pictures anew; only those of stories whose name matches `pattern`, where given. */
export async function updateBaselines(env, pattern) {
  const chromium = await versionOf(env.CHROMIUM_PATH);
  const { chromium: recorded } = JSON.parse(readFileSync(BROWSER_FILE, 'utf8'));
  if (pattern && chromium !== recorded) {
    throw new Refusal(
      `The committed pictures are Chromium ${recorded}'s and this is ${chromium}: pictures of two browsers cannot be mixed. Take them all anew with "npm run visual", or use that version.`,
    );
  }
  const selection = pattern ? ['--testNamePattern', pattern] : [];
  if (!pattern) rmSync(join(ROOT, PICTURES), { recursive: true, force: true });
  const exitCode = await takePictures(ROOT, join(ROOT, PICTURES), env, selection);
  writeFileSync(BROWSER_FILE, `${JSON.stringify({ chromium }, null, 2)}\n`);
  return exitCode;
}

async function makePicturesOf(commit, folder, env) {
  await inWorktree('baselines-tree', commit, async (tree) => {
    const pictures = join(tree, '.reports', 'pictures');
    const log = join(ROOT, '.reports', 'baselines.log');
    const exitCode = await takePictures(tree, pictures, env, [], log);
    if (exitCode !== 0) {
      throw new Refusal(`The stories of commit ${commit} could not be pictured here: see ${log}.`);
    }
    mkdirSync(dirname(folder), { recursive: true });
    renameSync(pictures, folder);
  });
}

function takePictures(cwd, folder, env, selection, log) {
  mkdirSync(folder, { recursive: true });
  const args = ['run', '--config', '.storybook/vitest.config.ts', '--update', ...selection];
  return run('vitest', args, { env: { ...env, VISUAL_BASELINES: folder }, cwd, log });
}

async function versionOf(chromium) {
  const { stdout } = await execute(chromium, ['--version']);
  const version = /\d+(\.\d+)+/.exec(stdout)?.[0];
  if (!version) throw new Refusal(`${chromium} does not say which version it is.`);
  return version;
}
