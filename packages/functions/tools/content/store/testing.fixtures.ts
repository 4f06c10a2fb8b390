import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { readFolder } from '../../../content/readFolder.ts';
import { firestoreContentService } from '../../../src/adapters/firestore/content/contentService.ts';
import { inUtc } from '../../../src/contract/rules/calendar.ts';
import type { Target } from '../commands.ts';
import { LOCAL_PROJECT, openProject } from './connect.ts';

/** The demo's files. */
export const DEMO = fileURLToPath(new URL('../../../../../content/demo/', import.meta.url));

/** An empty folder until the test file ends. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder with these files, by path. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = newFolder();
  for (const [path, text] of Object.entries(files)) write(folder, path, text);
  return folder;
}

/** A folder with the demo's files. */
export function demoFolder(): string {
  return folderWith(Object.fromEntries(readFolder(DEMO).map(({ path, text }) => [path, text])));
}

/** A folder with 40 venues, and an event on each of the next days at each of them. */
export function largeFolder(title: string, days: number): string {
  const venue = readFileSync(join(DEMO, 'venues/the-orrery.yaml'), 'utf8');
  const venues = Array.from({ length: 40 }, (_, index) => [
    `venues/venue-${index}.yaml`,
    venue
      .replace('id: 6\n', `id: ${index + 100}\n`)
      .replace('page: casinos/the-orrery-london\n', `page: casinos/venue-${index}\n`),
  ]);
  return folderWith({ ...Object.fromEntries(venues), 'events/tea.md': dailyEvent(title, days) });
}

/** The file of an event on each of the next days at all venues. */
export function dailyEvent(title: string, days: number): string {
  const until = inUtc(new Date()).add(days, 'day').format('YYYY-MM-DD');
  const from = inUtc(new Date()).add(1, 'day').format('YYYY-MM-DD');
  return `---\nvenues: all\ntitle: ${title}\nsummary: Tea.\ncategory: dining\nplace: The bar\nterms: Free.\ntimes: 15:00 to 16:00\nrepeat:\n  on: every day\n  from: ${from}\n  until: ${until}\n---\n\nTea.\n`;
}

/** Writes a file of a folder. */
export function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Replaces the first `from` in a file. */
export function edit(folder: string, path: string, from: string, to: string): void {
  const text = readFileSync(join(folder, path), 'utf8');
  if (!text.includes(from)) throw new Error(`${path} does not contain "${from}".`);
  write(folder, path, text.replace(from, to));
}

/** A folder and the local store. */
export function targetOf(folder: string): Target {
  return { folder, project: LOCAL_PROJECT, database: openProject(LOCAL_PROJECT) };
}

/** The content service of an instance that just started. */
export function newReader() {
  const database = openProject(LOCAL_PROJECT);
  return firestoreContentService(() => database);
}
