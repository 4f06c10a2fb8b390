import * as z from 'zod/mini';
import { StartError } from '../../local/settings/startError.ts';
import { instantSchema } from '../../src/contract/schemas.ts';
import { type Booking, bookingSchema } from '../../src/domain/points/book.ts';
import { readRecords } from '../members/readRecords.ts';

/** The columns of a file of points, in any order. */
export const POINT_COLUMNS = [
  'customer_number',
  'id',
  'happened_at',
  'booked_at',
  'venue',
  'kind',
  'points',
  'amount',
  'reason',
  'pending_until',
  'reverses',
] as const;
type Column = (typeof POINT_COLUMNS)[number];

/** A row of the file, with its booking or the reasons for which it has none. */
export type PointRow = { readonly line: number } & (
  | { readonly customerNumber: string; readonly booking: Booking; readonly bookedAt: Date }
  | { readonly reasons: readonly string[] }
);

/** What each cell holds, for the report. */
const HOLDS: Readonly<Record<Column, string>> = {
  customer_number: 'the number of a member',
  id: '1 to 48 letters, digits, hyphens and underscores; one booking of the member. The ledger reserves ids of its own, such as end-2026-11-21-lot-age',
  happened_at: 'a time with its offset, such as 2026-11-21T20:30:00Z',
  booked_at: 'a time with its offset, such as 2026-11-22T06:10:00Z',
  venue: 'the number of a venue, or nothing',
  kind: 'earn, spend, adjust, reverse or transfer; the end of points is computed',
  points: 'to-spend or tier',
  amount: 'a whole number of points with its sign, not 0',
  reason: '1 to 300 characters, in words for the member',
  pending_until: 'a day such as 2026-11-30, or nothing',
  reverses: 'the id of the movement that a reversal takes back, or nothing',
};

/** The column of each field of a booking. */
export const COLUMN_OF: Readonly<Record<keyof Booking | 'bookedAt' | 'customerNumber', Column>> = {
  customerNumber: 'customer_number',
  id: 'id',
  happenedAt: 'happened_at',
  bookedAt: 'booked_at',
  venueId: 'venue',
  kind: 'kind',
  points: 'points',
  amount: 'amount',
  reason: 'reason',
  pendingUntil: 'pending_until',
  reverses: 'reverses',
};

const rowSchema = z.extend(bookingSchema, {
  customerNumber: z.string().check(z.minLength(1)),
  bookedAt: instantSchema,
});

/** Streams the rows of a file of points. Throws a `StartError` for a wrong first line. */
export async function* readPoints(file: string): AsyncGenerator<PointRow> {
  const records = readRecords(file);
  const first = await records.next();
  const header = (first.value?.cells ?? []).map((cell: string) => cell.trim());
  const isComplete = POINT_COLUMNS.every((column) => header.includes(column));
  if (!isComplete || header.length !== POINT_COLUMNS.length) {
    throw new StartError(
      `The first line has these columns, in any order: ${POINT_COLUMNS.join(', ')}.`,
    );
  }
  for await (const { line, cells } of records) {
    const cell = (column: Column) => (cells[header.indexOf(column)] ?? '').trim();
    yield { line, ...rowOf(cell) };
  }
}

function rowOf(cell: (column: Column) => string) {
  const orNull = (column: Column) => cell(column) || null;
  const number = (column: Column) =>
    /^-?\d+$/.test(cell(column)) ? Number(cell(column)) : cell(column);
  const { success, data, error } = z.safeParse(rowSchema, {
    customerNumber: cell('customer_number'),
    id: cell('id'),
    happenedAt: cell('happened_at'),
    bookedAt: cell('booked_at'),
    venueId: cell('venue') === '' ? null : number('venue'),
    kind: cell('kind'),
    points: cell('points'),
    amount: number('amount'),
    reason: cell('reason'),
    pendingUntil: orNull('pending_until'),
    reverses: orNull('reverses'),
  });
  if (!success) {
    const fields = new Set(
      error.issues.map(({ path }) => String(path[0]) as keyof typeof COLUMN_OF),
    );
    return {
      reasons: [...fields].map((field) => `${COLUMN_OF[field]} holds ${HOLDS[COLUMN_OF[field]]}.`),
    };
  }
  const { customerNumber, bookedAt, ...booking } = data;
  return { customerNumber, booking, bookedAt: new Date(bookedAt) };
}
