import { stat } from 'node:fs/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { findKilledImport, finishImport, newBatch } from '../../src/adapters/firestore/imports.ts';
import {
  findImportProgress,
  forgetProgress,
  type ImportProgress,
  importMembers,
  previewImport,
} from '../../src/adapters/firestore/members/memberImports.ts';
import type { RowChange } from '../../src/domain/memberFile/planChange.ts';
import { digestOf } from '../command/digestOf.ts';
import { type RefusedRow, Report } from '../tables/report.ts';
import { type FileFacts, type FileRow, openMembers } from './readMembers.ts';

/** Rows per transaction: few enough for Firestore's limits, enough to be fast. */
const BATCH = 300;

/** A file of members, and what its import needs. */
export interface MemberFile {
  readonly file: string;
  readonly reportFile: string;
  readonly facts: FileFacts;
  /** Called after each batch, with the share of the file that is read. */
  readonly onProgress: (progress: ImportProgress, share: number) => void;
  /** Stops an import after a batch. */
  readonly signal?: AbortSignal;
}

const NOTHING: ImportProgress = {
  line: 0,
  reportBytes: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
};

/**
 * Checks each row, and writes the report. Compares with the stored members if there is a database. Writes
 * nothing else. Resolves to the changes that an import would make.
 */
export async function checkFile(
  { file, reportFile, facts, onProgress }: MemberFile,
  database: Firestore | null,
): Promise<ImportProgress> {
  const { rows, ...form } = await openMembers(file, facts);
  const report = await Report.create(reportFile, form);
  try {
    let progress = NOTHING;
    for await (const batch of batchesOf(rows)) {
      const valid = batch.filter((row) => 'fields' in row);
      const changes = database
        ? await previewImport(
            database,
            valid.map(({ fields }) => fields),
          )
        : valid.map((): RowChange => ({ kind: 'unchanged' }));
      const reportBytes = await report.stage(refusedOf(batch, changes));
      report.commit();
      progress = after(progress, batch, changes, reportBytes);
      onProgress(progress, await shareOf(file, batch));
    }
    return progress;
  } finally {
    await report.close();
  }
}

/** An import, as its report says. */
export interface ImportedMembers {
  readonly progress: ImportProgress;
  /** The name of the import, by which it can be taken back; null if it has stored nothing. */
  readonly batch: string | null;
}

/**
 * Imports a file. An import that was killed continues after its last stored row, if its report is still
 * there; otherwise it starts again, and finds the stored rows unchanged.
 */
export async function importFile(
  { file, reportFile, facts, onProgress, signal }: MemberFile,
  database: Firestore,
  now: Date = new Date(),
): Promise<ImportedMembers> {
  const digest = await digestOf(file);
  const killed = await findKilledImport(database, 'members', digest);
  const batch = killed ?? newBatch(now);
  const stored = killed === null ? null : await findImportProgress(database, killed);
  const { rows: all, ...form } = await openMembers(file, facts);
  const resumed = stored && (await Report.resume(reportFile, form, stored.reportBytes));
  const report = resumed ?? (await Report.create(reportFile, form));
  let progress = (resumed && stored) || NOTHING;
  const start = progress.line;
  if (stored && !resumed) await forgetProgress(database, batch);
  try {
    for await (const part of batchesOf(all, start)) {
      if (signal?.aborted) return { progress, batch };
      const rows = part.filter((row) => 'fields' in row).map(({ fields }) => fields);
      const before = progress;
      const line = part.at(-1)?.line ?? before.line;
      const run = { batch, digest, now };
      progress = await importMembers(database, run, { line, rows }, async (changes) => {
        const reportBytes = await report.stage(refusedOf(part, changes));
        return after(before, part, changes, reportBytes);
      });
      report.commit();
      onProgress(progress, await shareOf(file, part));
    }
    const isStored = await finishImport(database, batch, new Date());
    return { progress, batch: isStored ? batch : null };
  } finally {
    await report.close();
  }
}

/** The part of a file that is read up to the end of these rows, from 0 to 1. */
async function shareOf(file: string, rows: readonly FileRow[]): Promise<number> {
  return (rows.at(-1)?.bytes ?? 0) / (await stat(file)).size;
}

/** The rows after a line, in batches. All rows are read, because a later row may repeat an earlier one. */
async function* batchesOf(rows: AsyncIterable<FileRow>, afterLine = 0): AsyncGenerator<FileRow[]> {
  let batch: FileRow[] = [];
  for await (const row of rows) {
    if (row.line <= afterLine) continue;
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The refused rows of a batch, in the order of the file. `changes` has one entry for each valid row. */
function refusedOf(batch: readonly FileRow[], changes: readonly RowChange[]): RefusedRow[] {
  const left = [...changes].values();
  return batch.flatMap((row) => {
    if ('problems' in row) return [row];
    const change = left.next().value;
    return change?.kind === 'refuse' ? [{ ...row, problems: [change.problem] }] : [];
  });
}

function after(
  before: ImportProgress,
  batch: readonly FileRow[],
  changes: readonly RowChange[],
  reportBytes: number,
): ImportProgress {
  const count = (kind: RowChange['kind']) => changes.filter((each) => each.kind === kind).length;
  return {
    line: batch.at(-1)?.line ?? before.line,
    reportBytes,
    created: before.created + count('create'),
    updated: before.updated + count('update'),
    unchanged: before.unchanged + count('unchanged'),
    refused: before.refused + refusedOf(batch, changes).length,
  };
}
