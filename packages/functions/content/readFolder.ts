import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './format/problem.ts';
import { Refusal } from './refusal.ts';

/**
 * The files of a content folder, sorted by path. Ignores names that begin with a full stop.
 * @throws Refusal for a symbolic link, which can lead out of the folder, and an error of the file system
 */
export function readFolder(folder: string): readonly SourceFile[] {
  return pathsIn(folder, '')
    .toSorted()
    .map((path) => ({ path, text: textOf(join(folder, path)) }));
}

/** Paths relative to the folder, with slashes. `readdir` itself would follow links to folders. */
function pathsIn(folder: string, prefix: string): readonly string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    const path = `${prefix}${entry.name}`;
    if (entry.isSymbolicLink()) {
      throw new Refusal(`${path} is a link to another place. Put a copy of the files here.`);
    }
    if (entry.isDirectory()) return pathsIn(folder, `${path}/`);
    return entry.isFile() ? [path] : [];
  });
}

/** The text without the byte order mark with which some editors begin a file. */
function textOf(file: string): string {
  return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
}
