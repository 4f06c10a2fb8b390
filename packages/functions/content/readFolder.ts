import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { SourceFile } from './format/problem.ts';

/**
 * The files of a content folder, sorted by path. Ignores names that begin with a full stop.
 * @throws an error of the file system
 */
export function readFolder(folder: string): readonly SourceFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((path) => !path.split('/').some((name) => name.startsWith('.')))
    .toSorted()
    .map((path) => ({ path, text: textOf(join(folder, path)) }));
}

/** The text without the byte order mark with which some editors begin a file. */
function textOf(file: string): string {
  return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
}
