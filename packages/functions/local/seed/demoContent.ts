import { fileURLToPath } from 'node:url';
import { EMBLEMS } from '../../content/emblems.ts';
import type { ContentDocument } from '../../content/format/entry.ts';
import { describeProblem } from '../../content/format/problem.ts';
import { readContent } from '../../content/readContent.ts';
import { readFolder } from '../../content/readFolder.ts';

const FOLDER = fileURLToPath(new URL('../../../../content/demo/', import.meta.url));

/**
 * The demo's content, or that of the folder of a preview, with dates relative to `now`.
 * @throws Error if the folder has a problem
 */
export function demoContent(now: Date, folder = FOLDER): readonly ContentDocument[] {
  const { documents, problems } = readContent(readFolder(folder), now, EMBLEMS);
  if (problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'));
  return documents;
}
