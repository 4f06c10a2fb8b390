import { fileURLToPath } from 'node:url';
import { EMBLEMS } from '../../tools/content/emblems.ts';
import type { ContentDocument } from '../../tools/content/format/entry.ts';
import { describeProblem } from '../../tools/content/format/problem.ts';
import { readContent } from '../../tools/content/format/readContent.ts';
import { readFolder } from '../../tools/content/readFolder.ts';

const FOLDER = fileURLToPath(new URL('../../../../content/demo/', import.meta.url));

/** The demo's content with dates relative to `now`. @throws Error if the folder has a problem */
export function demoContent(now: Date): readonly ContentDocument[] {
  const { documents, problems } = readContent(readFolder(FOLDER), now, EMBLEMS);
  if (problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'));
  return documents;
}
