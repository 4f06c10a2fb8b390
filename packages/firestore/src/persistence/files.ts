import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The files of a data folder. Each generation begins with a snapshot of all documents (the first begins empty) and
 * continues with a log of commits. If no snapshot has been written since, a log may follow the previous log.
 */
export interface DataFiles {
  /** The newest generation with a snapshot, or 0. */
  readonly snapshot: number;
  /** The generations with logs that are newer than the snapshot, oldest first. */
  readonly logs: readonly number[];
  /** The generation to write next. */
  readonly next: number;
}

const NAME = /^(snapshot|commits)-(\d+)\.jsonl$/;

export const snapshotFile = (folder: string, generation: number) =>
  join(folder, `snapshot-${generation}.jsonl`);

export const logFile = (folder: string, generation: number) =>
  join(folder, `commits-${generation}.jsonl`);

async function listGenerations(folder: string) {
  const found: { kind: string; generation: number; name: string }[] = [];
  for (const name of await readdir(folder)) {
    const match = NAME.exec(name);
    if (match) found.push({ kind: match[1] as string, generation: Number(match[2]), name });
  }
  return found.sort((a, b) => a.generation - b.generation);
}

export async function findFiles(folder: string): Promise<DataFiles> {
  const found = await listGenerations(folder);
  const snapshot = found.findLast(({ kind }) => kind === 'snapshot')?.generation ?? 0;
  const logs = found
    .filter(({ kind, generation }) => kind === 'commits' && generation >= snapshot)
    .map(({ generation }) => generation);
  return { snapshot, logs, next: (found.at(-1)?.generation ?? 0) + 1 };
}

/** Removes the files that a snapshot replaces, and the temporary files of a crash. */
export async function removeOldFiles(folder: string, snapshot: number): Promise<void> {
  for (const { generation, name } of await listGenerations(folder)) {
    if (generation < snapshot) await rm(join(folder, name), { force: true });
  }
  for (const name of await readdir(folder)) {
    if (name.endsWith('.tmp')) await rm(join(folder, name), { force: true });
  }
}
