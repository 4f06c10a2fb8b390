import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Document } from '../documents/document.ts';
import { printRecord, toRecord } from './records.ts';

/** The documents of one line: enough to be fast, and few enough to keep the process responsive. */
const BATCH = 100;

/** Syncs the folder to disk. Without it, a power cut can lose the new name of a file. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes documents to a file atomically. `time` is the time of the last commit, in microseconds since the epoch.
 * Returns the bytes written.
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
    // An empty snapshot still needs one line for its time.
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
