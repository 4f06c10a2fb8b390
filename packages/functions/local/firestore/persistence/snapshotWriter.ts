import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Document } from '../documents/document.ts';
import { printRecord, toRecord } from './records.ts';

/** Documents in one line of a snapshot: enough to be quick, few enough to leave the process responsive. */
const BATCH = 100;

/** Makes a rename last: the folder holds the name, and has to reach the disk as well. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes documents to a file that appears whole or not at all. `time` is that of the last commit, in
 * microseconds since the epoch.
 */
export async function writeSnapshot(
  path: string,
  documents: readonly Document[],
  time: number,
): Promise<number> {
  const temporary = `${path}.tmp`;
  const file = await open(temporary, 'w');
  let bytes = 0;
  try {
    // An empty snapshot still has a line, so that the time is kept.
    for (let start = 0; start < Math.max(documents.length, 1); start += BATCH) {
      const batch = documents.slice(start, start + BATCH);
      const line = printRecord(toRecord(new Map(batch.map((each) => [each.path, each])), time));
      bytes += line.length;
      await file.appendFile(line);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  await syncFolder(dirname(path));
  return bytes;
}
