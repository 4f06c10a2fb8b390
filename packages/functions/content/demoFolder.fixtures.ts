import { fileURLToPath } from 'node:url';
import { EMBLEMS } from './emblems.ts';
import type { SourceFile } from './format/problem.ts';
import { type Content, readContent } from './readContent.ts';
import { readFolder } from './readFolder.ts';

const DEMO = readFolder(fileURLToPath(new URL('../../../content/demo/', import.meta.url)));
/** The time of the checks. */
export const NOW = new Date('2026-12-20T02:41:00Z');

/**
 * The demo's files. `[from, to]` replaces the first `from` of a file, and a text replaces or adds the file.
 * @throws Error if a file does not contain `from`
 */
export function demoFiles(
  changes: Readonly<Record<string, string | readonly [from: string, to: string]>> = {},
): readonly SourceFile[] {
  const files = new Map(DEMO.map(({ path, text }) => [path, text]));
  for (const [path, change] of Object.entries(changes)) {
    if (typeof change === 'string') {
      files.set(path, change);
      continue;
    }
    const [from, to] = change;
    const text = files.get(path) ?? '';
    if (!text.includes(from)) throw new Error(`${path} does not contain "${from}".`);
    files.set(path, text.replace(from, to));
  }
  return [...files].map(([path, text]) => ({ path, text }));
}

/** The number of the first line of the demo's file, with changes, that begins with these words. */
export function lineOf(
  changes: Parameters<typeof demoFiles>[0],
  file: string,
  beginning: string,
): number {
  const { text = '' } = demoFiles(changes).find(({ path }) => path === file) ?? {};
  return text.split('\n').findIndex((line) => line.trim().startsWith(beginning)) + 1;
}

/** The demo with changes, as published on 20 December 2026. */
export function demoWith(changes: Parameters<typeof demoFiles>[0] = {}): Content {
  return readContent(demoFiles(changes), NOW, EMBLEMS);
}
