import type { Booking } from '../../src/domain/points/book.ts';
import {
  BOOKING_COLUMNS,
  type BookingColumn,
  toBooking,
} from '../../src/domain/points/bookingColumns.ts';
import { openTable } from '../tables/readTable.ts';
import type { FileForm, RefusedRow } from '../tables/report.ts';

/** A row of the file with its booking. */
export interface BookingRow {
  readonly line: number;
  /** The bytes of the file up to the end of the row. */
  readonly bytes: number;
  readonly cells: readonly string[];
  readonly customerNumber: string;
  readonly booking: Booking;
  readonly bookedAt: Date;
}

/** A row of the file, with its booking or its problems. */
export type PointRow = BookingRow | (RefusedRow & Pick<BookingRow, 'bytes'>);

/** Opens a file of points. Throws a `StartError` for a wrong first line. */
export async function openPoints(
  file: string,
): Promise<FileForm & { readonly rows: AsyncGenerator<PointRow> }> {
  const table = await openTable<BookingColumn>(file, BOOKING_COLUMNS);
  const read = async function* (): AsyncGenerator<PointRow> {
    for await (const { values, problems, ...row } of table.rows) {
      if (problems.length > 0) yield { ...row, problems };
      else {
        const { customer_number, booked_at } = values;
        const customerNumber = String(customer_number);
        const bookedAt = new Date(String(booked_at));
        yield { ...row, customerNumber, booking: toBooking(values), bookedAt };
      }
    }
  };
  return { ...table, rows: read() };
}
