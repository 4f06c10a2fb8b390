import type { Firestore } from 'firebase-admin/firestore';
import { type BookingOutcome, bookPoints } from '../../src/adapters/firestore/points/bookPoints.ts';
import { COLUMN_OF } from '../../src/domain/points/bookingColumns.ts';
import type { RowProblem } from '../../src/domain/tables/cells.ts';
import { Report } from '../tables/report.ts';
import { type BookingRow, openPoints, type PointRow } from './readPoints.ts';

/** The numbers of the rows by what became of them. */
export interface PointsProgress {
  readonly booked: number;
  readonly repeated: number;
  readonly refused: number;
}

type Refused = Exclude<BookingOutcome, 'booked' | 'repeated' | object>;

/** The rows of one transaction. */
const BATCH = 100;

const REASONS: Readonly<Record<Refused, string>> = {
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

/** @param onProgress called after each transaction */
export async function importPoints(
  {
    file,
    reportFile,
    onProgress,
  }: {
    readonly file: string;
    readonly reportFile: string;
    readonly onProgress: (progress: PointsProgress) => void;
  },
  database: Firestore,
): Promise<PointsProgress> {
  let progress: PointsProgress = { booked: 0, repeated: 0, refused: 0 };
  const members = memberIds(database);
  const { rows, ...form } = await openPoints(file);
  const report = await Report.create(reportFile, form);
  for await (const batch of batchesOf(rows)) {
    const outcomes = await outcomesOf(batch, members, database);
    const refused = outcomes.flatMap(({ row, problems }) =>
      problems.length === 0 ? [] : [{ ...row, problems }],
    );
    await report.stage(refused);
    report.commit();
    progress = {
      booked: progress.booked + outcomes.filter(({ outcome }) => outcome === 'booked').length,
      repeated: progress.repeated + outcomes.filter(({ outcome }) => outcome === 'repeated').length,
      refused: progress.refused + refused.length,
    };
    onProgress(progress);
  }
  await report.close();
  return progress;
}

interface RowOutcome {
  readonly row: PointRow;
  readonly outcome: BookingOutcome | null;
  readonly problems: readonly RowProblem[];
}

async function outcomesOf(
  batch: readonly PointRow[],
  members: (customerNumber: string) => Promise<string | null>,
  database: Firestore,
): Promise<readonly RowOutcome[]> {
  const [first] = batch;
  if (first === undefined || 'problems' in first) {
    return batch.map((row) => ({
      row,
      outcome: null,
      problems: 'problems' in row ? row.problems : [],
    }));
  }
  const rows = batch.filter((row): row is BookingRow => 'bookedAt' in row);
  const crmId = await members(first.customerNumber);
  if (crmId === null) {
    const reason = 'The group has no member with this number, or several.';
    const problems = [{ column: 'customer_number', reason }];
    return rows.map((row) => ({ row, outcome: null, problems }));
  }
  const outcomes = await bookPoints(database, crmId, rows, new Date());
  return rows.map((row, index) => {
    const outcome = outcomes[index] ?? null;
    return { row, outcome, problems: outcome === null ? [] : problemsOf(outcome) };
  });
}

function problemsOf(outcome: BookingOutcome): readonly RowProblem[] {
  if (outcome === 'booked' || outcome === 'repeated') return [];
  if (typeof outcome === 'string') return [{ column: null, reason: REASONS[outcome] }];
  const columns = outcome.differsIn.map((field) => COLUMN_OF[field]).join(', ');
  const reason = `The member has a movement with this id and another ${columns}. Give a new booking an id of its own, and correct a wrong one by a reversal.`;
  return [{ column: 'id', reason }];
}

/** Consecutive rows of one member, and each faulty row alone. */
async function* batchesOf(rows: AsyncIterable<PointRow>): AsyncGenerator<PointRow[]> {
  let batch: PointRow[] = [];
  for await (const row of rows) {
    const [first] = batch;
    if (first && (batch.length === BATCH || ownerOf(first) !== ownerOf(row))) {
      yield batch;
      batch = [];
    }
    batch.push(row);
  }
  if (batch.length > 0) yield batch;
}

function ownerOf(row: PointRow): string | null {
  return 'problems' in row ? null : row.customerNumber;
}

/** Finds the id of a member by number, once for each number. */
function memberIds(database: Firestore) {
  const found = new Map<string, string | null>();
  return async (customerNumber: string): Promise<string | null> => {
    const known = found.get(customerNumber);
    if (known !== undefined) return known;
    const { docs } = await database
      .collection('members')
      .where('customer_number', '==', customerNumber)
      .limit(2)
      .get();
    const id = docs.length === 1 ? (docs[0]?.id ?? null) : null;
    found.set(customerNumber, id);
    return id;
  };
}
