import { stat } from 'node:fs/promises';
import type { Firestore } from 'firebase-admin/firestore';
import {
  type BookingOutcome,
  type BookingRun,
  bookPoints,
} from '../../src/adapters/firestore/points/bookPoints.ts';
import { COLUMN_OF } from '../../src/domain/points/bookingColumns.ts';
import type { RowProblem } from '../../src/domain/tables/cells.ts';
import type { Done } from '../command/progress.ts';
import { Report } from '../tables/report.ts';
import { findMemberId } from './findMemberId.ts';
import { type BookingRow, openPoints } from './readPoints.ts';
import { RowsByMember } from './rowsByMember.ts';
import { NO_TOTALS, type PointsTotals, withEffect, withRefused } from './totals.ts';

/** The rows of one transaction. */
const BATCH = 100;

/** Members that are booked at the same time. */
const MEMBERS = 8;

const REASONS: Readonly<Record<Exclude<BookingOutcome, 'booked' | 'repeated' | object>, string>> = {
  'wrong-amount':
    'earn is positive, spend is negative, and a reversal has the opposite amount of what it reverses.',
  'wrong-points':
    'Only points to spend are spent, transferred and pending, and a reversal is of the same points.',
  'wrong-kind': 'A reversal names what it reverses, and no other kind does.',
  'unknown-reversed': 'The member has no movement with the id in reverses.',
  'already-reversed': 'Another booking reverses this movement.',
  'already-credited': 'The pending points are credited. Reverse the movement that credits them.',
  insufficient: 'The member has fewer points to spend.',
  'in-future':
    'The event happens after its booking, or the booking is later than now. Check the year, the month and the day.',
  'out-of-order': 'A later day of this member is booked. Sort the file by booked_at.',
};

/** A file of points, and what its import needs. */
export interface PointsFile {
  readonly file: string;
  readonly reportFile: string;
  /** Called after each row that is read. */
  readonly onRead: (done: Done) => void;
  /** Called after each member that is booked. */
  readonly onProgress: (done: Done) => void;
  /** Called once, before the first booking. */
  readonly onStart?: () => Promise<void>;
  /** Stops the import after a transaction. */
  readonly signal: AbortSignal;
}

/**
 * Books a file, the rows of each member in the order of the file, and writes a report of the refused rows. A dry run
 * computes the same, and writes only the report. Without a database it only reads the cells.
 */
export async function importPoints(
  { file, reportFile, onRead, onProgress, onStart, signal }: PointsFile,
  database: Firestore | null,
  run: BookingRun,
): Promise<PointsTotals> {
  const { rows, ...form } = await openPoints(file);
  const report = await Report.create(reportFile, form);
  const sorted = new RowsByMember();
  let totals = NO_TOTALS;
  const refuse = async (
    row: Pick<BookingRow, 'line' | 'cells'>,
    problems: readonly RowProblem[],
  ) => {
    totals = withRefused(totals);
    await report.add({ ...row, problems });
  };
  try {
    const { size } = await stat(file);
    let [read, valid] = [0, 0];
    for await (const row of rows) {
      if (signal.aborted) return totals;
      read += 1;
      onRead({ rows: read, share: row.bytes / size });
      if ('problems' in row) await refuse(row, row.problems);
      else {
        valid += 1;
        sorted.add(row);
      }
    }
    if (database === null) return { ...totals, valid };
    await onStart?.();
    let done = 0;
    const bookMember = async (own: readonly BookingRow[]) => {
      const crmId = await findMemberId(database, own[0]?.customerNumber ?? '');
      if (crmId === null) {
        const reason = 'The group has no member with this number, or several.';
        for (const row of own) await refuse(row, [{ column: 'customer_number', reason }]);
      }
      // A dry run writes nothing that a second transaction could read.
      const step = run.isDryRun ? own.length : BATCH;
      for (let start = 0; crmId !== null && start < own.length && !signal.aborted; start += step) {
        const batch = own.slice(start, start + step);
        const effect = await bookPoints(database, crmId, batch, run);
        totals = withEffect(totals, effect, start === 0);
        for (const [index, row] of batch.entries()) {
          const problems = problemsOf(effect.outcomes[index]);
          if (problems.length > 0) await refuse(row, problems);
        }
      }
      done += own.length;
      onProgress({ rows: done, share: done / valid });
    };
    await each(sorted.groups(), MEMBERS, signal, bookMember);
    return totals;
  } finally {
    sorted.close();
    await report.close();
  }
}

function problemsOf(outcome: BookingOutcome | undefined): readonly RowProblem[] {
  if (outcome === undefined || outcome === 'booked' || outcome === 'repeated') return [];
  if (typeof outcome === 'string') return [{ column: null, reason: REASONS[outcome] }];
  const columns = outcome.differsIn.map((field) => COLUMN_OF[field]).join(', ');
  const reason = `The member has a movement with this id and another ${columns}. Give a new booking an id of its own, and correct a wrong one by a reversal.`;
  return [{ column: 'id', reason }];
}

/** Runs `use` for each value, at most `limit` at the same time, until one fails or the signal is aborted. */
async function each<T>(
  values: AsyncIterable<T>,
  limit: number,
  signal: AbortSignal,
  use: (value: T) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  for await (const value of values) {
    if (signal.aborted || failures.length > 0) break;
    const work = use(value)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => running.delete(work));
    running.add(work);
    if (running.size >= limit) await Promise.race(running);
  }
  await Promise.all(running);
  if (failures.length > 0) throw failures[0];
}
