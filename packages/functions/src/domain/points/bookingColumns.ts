import * as z from 'zod/mini';
import { daySchema, idSchema, instantSchema, venueIdSchema } from '../../contract/schemas.ts';
import type { CellValues } from '../tables/cells.ts';
import { type Column, signed, whole } from '../tables/column.ts';
import { type Booking, type BookingField, bookingSchema } from './book.ts';

const { shape } = bookingSchema;

const time: Column = {
  allowed: 'a time with its offset, such as 2026-11-21T20:30:00Z',
  schema: instantSchema,
};

/** The columns of a file of points. docs/points.md describes them. */
export const BOOKING_COLUMNS = {
  customer_number: {
    allowed: 'the number of a member',
    schema: z.string().check(z.minLength(1)),
  },
  id: {
    allowed:
      '1 to 48 letters, digits, hyphens and underscores, and no id of the ledger, such as end-2026-11-21-lot-age',
    schema: shape.id,
  },
  happened_at: time,
  booked_at: time,
  venue: {
    allowed: 'the number of a venue, or nothing',
    schema: whole(venueIdSchema),
    whenEmpty: null,
  },
  kind: {
    allowed: 'earn, spend, adjust, reverse or transfer',
    schema: z.pipe(z.string(), shape.kind),
  },
  points: { allowed: 'to-spend or tier', schema: z.pipe(z.string(), shape.points) },
  amount: {
    allowed: 'a whole number of points that is not 0, without a thousands separator',
    schema: signed(shape.amount),
  },
  reason: {
    allowed: '1 to 300 characters, in words for the member',
    schema: shape.reason,
  },
  pending_until: {
    allowed: 'a day, or nothing',
    schema: daySchema,
    whenEmpty: null,
    isDate: true,
  },
  reverses: {
    allowed: 'the id of the movement that a reversal takes back, or nothing',
    schema: idSchema,
    whenEmpty: null,
  },
} as const satisfies Readonly<Record<string, Column>>;
export type BookingColumn = keyof typeof BOOKING_COLUMNS;

/** The column of each field of a booking. */
export const COLUMN_OF: Readonly<Record<BookingField, BookingColumn>> = {
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

/** The booking of a row whose cells are valid. */
export function toBooking(values: CellValues<BookingColumn>): Booking {
  const { id, happened_at, venue, kind, points, amount, reason, pending_until, reverses } = values;
  return z.parse(bookingSchema, {
    id,
    happenedAt: happened_at,
    venueId: venue ?? null,
    kind,
    points,
    amount,
    reason,
    pendingUntil: pending_until ?? null,
    reverses: reverses ?? null,
  });
}
