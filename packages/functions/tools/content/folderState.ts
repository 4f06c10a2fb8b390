import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { misplaced } from '../../content/format/filePlace.ts';
import type { SourceFile } from '../../content/format/problem.ts';
import { readFolder } from '../../content/readFolder.ts';
import { Refusal } from '../../content/refusal.ts';

/** In each content folder: what it has in common with each project. */
const STATE = '.published';

const stateSchema = z.record(
  z.string(),
  z.strictObject({
    /** The version that the folder continues; null for none. */
    version: z.nullable(z.string()),
    /** A version whose publication has begun. It is published or not. */
    pending: z.optional(z.string()),
    /** The digest of the files when they were published or pulled. */
    files: z.optional(z.string()),
  }),
);
type FolderState = z.infer<typeof stateSchema>[string];

/** The state of a folder for a project; undefined if it was neither pushed to it nor pulled from it. */
export function readState(folder: string, project: string): FolderState | undefined {
  return readStates(folder)[project];
}

/** Writes the state atomically. */
export function writeState(folder: string, project: string, state: FolderState): void {
  const file = join(folder, STATE);
  const states = { ...readStates(folder), [project]: state };
  writeFileSync(`${file}.new`, `${JSON.stringify(states, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/** The digest of files in their order. */
export function digestOf(files: readonly SourceFile[]): string {
  return createHash('sha256').update(JSON.stringify(files)).digest('hex');
}

/**
 * Replaces the files of a folder. Files whose names begin with a full stop stay.
 * @throws Refusal if the folder has changes that were neither published nor pulled, or if a file has no place in a folder
 */
export function replaceFiles(
  folder: string,
  project: string,
  version: string,
  files: readonly SourceFile[],
): void {
  const old = existsSync(folder) ? readFolder(folder) : [];
  const { files: digest } = (old.length > 0 && readState(folder, project)) || {};
  if (old.length > 0 && digest !== digestOf(old)) {
    throw new Refusal(`${folder} has changes that were not published. Pull into a new folder.`);
  }
  const stray = files.find(({ path }) => misplaced(path) !== null);
  if (stray) throw new Refusal(`The file ${JSON.stringify(stray.path)} has no place in a folder.`);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const kept = new Set(files.map(({ path }) => path));
  for (const { path } of old) if (!kept.has(path)) rmSync(join(folder, path));
  writeState(folder, project, { version, files: digestOf(files) });
}

function readStates(folder: string): z.infer<typeof stateSchema> {
  const file = join(folder, STATE);
  if (!existsSync(file)) return {};
  try {
    return z.parse(stateSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Refusal(`${file} is damaged. Delete it, and pull into a new folder.`);
  }
}
