import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Every story is drawn with these decorators and styles. */
const PREVIEW = '.storybook/preview.tsx';

/**
 * Finds the files of the repository that each story file imports, at any depth, with those of Storybook's preview.
 * Installed packages are left out.
 * @param {string} root the repository's folder
 * @param {Iterable<string>} storyFiles from the root; files that do not exist are left out
 * @returns {Promise<Map<string, string[]>>} sorted paths from the root, by story file
 */
export async function readSources(root, storyFiles) {
  const present = [...new Set(storyFiles)].filter((file) => existsSync(join(root, file)));
  if (present.length === 0) return new Map();
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...present, PREVIEW].map((file) => join(root, file)),
    outdir: 'none',
    bundle: true,
    format: 'esm',
    packages: 'external',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  return new Map(
    present.map((file) => [file, reachedFrom([file, PREVIEW], metafile.inputs).toSorted()]),
  );
}

function reachedFrom(starts, inputs) {
  const reached = new Set(starts);
  for (const file of reached) {
    for (const { path, external } of inputs[file].imports) if (!external) reached.add(path);
  }
  return [...reached];
}

/**
 * The SHA-256 of the paths and contents of each story file's sources. An approval names it.
 * @param {string} root the repository's folder
 * @param {Iterable<string>} storyFiles
 * @returns {Promise<Map<string, string>>} hexadecimal, by story file
 */
export async function digestSources(root, storyFiles) {
  const sources = await readSources(root, storyFiles);
  return new Map([...sources].map(([file, paths]) => [file, digestOf(root, paths)]));
}

function digestOf(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
}
