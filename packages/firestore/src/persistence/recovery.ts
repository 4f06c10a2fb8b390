import { readFile } from 'node:fs/promises';
import type { CommitClock } from '../documents/clock.ts';
import type { Database } from '../documents/database.ts';
import { type DataFiles, logFile, snapshotFile } from './files.ts';
import { parseRecord, toChanges } from './records.ts';

const LINE_FEED = 10;

function* linesOf(content: Buffer): Generator<{ text: string; isLast: boolean }> {
  let start = 0;
  while (start < content.length) {
    const end = content.indexOf(LINE_FEED, start);
    const stop = end < 0 ? content.length : end;
    yield { text: content.toString('utf8', start, stop), isLast: stop + 1 >= content.length };
    start = stop + 1;
  }
}

/**
 * Applies the records of a file. A crash may truncate the last line of a log, which is then ignored. An invalid line
 * anywhere else is damage and throws.
 */
async function replay(
  file: string,
  database: Database,
  clock: CommitClock,
  mayBeCutOff: boolean,
): Promise<number> {
  const content = await readFile(file);
  let number = 0;
  for (const { text, isLast } of linesOf(content)) {
    number += 1;
    const record = parseRecord(text);
    if (!record) {
      if (isLast && mayBeCutOff) break;
      throw new Error(`The document store's data is damaged: ${file}, line ${number}.`);
    }
    database.apply(toChanges(record), record.time);
    clock.advanceTo(record.time);
  }
  return content.length;
}

/** Restores all documents. Returns the bytes of the logs that are newer than the snapshot. */
export async function recover(
  folder: string,
  files: DataFiles,
  database: Database,
  clock: CommitClock,
): Promise<number> {
  if (files.snapshot > 0) {
    await replay(snapshotFile(folder, files.snapshot), database, clock, false);
  }
  let logged = 0;
  for (const generation of files.logs) {
    logged += await replay(logFile(folder, generation), database, clock, true);
  }
  return logged;
}
