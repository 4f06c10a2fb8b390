import type { Firestore } from 'firebase-admin/firestore';
import { type BookingOutcome, bookPoints } from '../../src/adapters/firestore/points/bookPoints.ts';
import type { RefusedRow, Report } from '../members/report.ts';
import { COLUMN_OF, type PointRow, readPoints } from './readPoints.ts';

/** The numbers of the rows by what became of them. */
export interface PointsProgress {
  readonly booked: number;
  readonly repeated: number;
  readonly refused: number;
}

type Refused = Exclude<BookingOutcome, 'booked' | 'repeated' | object>;
type BookingRow = Extract<PointRow, { readonly bookedAt: Date }>;

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
    report,
    onProgress,
  }: {
    readonly file: string;
    readonly report: Report;
    readonly onProgress: (progress: PointsProgress) => void;
  },
  database: Firestore,
): Promise<PointsProgress> {
  let progress: PointsProgress = { booked: 0, repeated: 0, refused: 0 };
  const members = memberIds(database);
  for await (const batch of batchesOf(readPoints(file))) {
    const outcomes = await outcomesOf(batch, members, database);
    const refused = outcomes.flatMap(({ line, reasons }) =>
      reasons.length === 0
        ? []
        : [{ line, problems: reasons.map((reason) => ({ column: null, reason })) }],
    ) satisfies RefusedRow[];
    await report.stage(refused);
    report.commit();
    progress = {
      booked: progress.booked + outcomes.filter(({ outcome }) => outcome === 'booked').length,
      repeated: progress.repeated + outcomes.filter(({ outcome }) => outcome === 'repeated').length,
      refused: progress.refused + refused.length,
    };
    onProgress(progress);
  }
  return progress;
}

interface RowOutcome {
  readonly line: number;
  readonly outcome: BookingOutcome | null;
  readonly reasons: readonly string[];
}

async function outcomesOf(
  batch: readonly PointRow[],
  members: (customerNumber: string) => Promise<string | null>,
  database: Firestore,
): Promise<readonly RowOutcome[]> {
  const [first] = batch;
  if (first === undefined || 'reasons' in first) {
    return batch.map((row) => ({
      line: row.line,
      outcome: null,
      reasons: 'reasons' in row ? row.reasons : [],
    }));
  }
  const rows = batch.filter((row): row is BookingRow => 'bookedAt' in row);
  const crmId = await members(first.customerNumber);
  if (crmId === null) {
    const reasons = ['The group has no member with this number, or several.'];
    return rows.map(({ line }) => ({ line, outcome: null, reasons }));
  }
  const outcomes = await bookPoints(database, crmId, rows, new Date());
  return rows.map(({ line }, index) => {
    const outcome = outcomes[index] ?? null;
    return { line, outcome, reasons: outcome === null ? [] : reasonsOf(outcome) };
  });
}

function reasonsOf(outcome: BookingOutcome): readonly string[] {
  if (outcome === 'booked' || outcome === 'repeated') return [];
  if (typeof outcome === 'string') return [REASONS[outcome]];
  const columns = outcome.differsIn.map((field) => COLUMN_OF[field]).join(', ');
  return [
    `The member has a movement with this id and another ${columns}. Give a new booking an id of its own, and correct a wrong one by a reversal.`,
  ];
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
  return 'reasons' in row ? null : row.customerNumber;
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
