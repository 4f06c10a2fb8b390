import * as z from 'zod/mini';
import { daySchema, idSchema, instantSchema, venueIdSchema } from '../schemas.ts';
import { pointsSchema } from './summary.ts';

/** What a movement does: points come, are spent, end, are corrected, taken back or returned, or change their member. */
export const MOVEMENT_KINDS = ['earn', 'spend', 'expire', 'adjust', 'reverse', 'transfer'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Points to spend, or tier points. */
export const POINTS_NOUNS = ['to-spend', 'tier'] as const;

/** The most movements of one page. */
export const MAX_PAGE_OF_MOVEMENTS = 100;

/** One line of a member's statement of points. */
export const pointMovementSchema = z.strictObject({
  id: idSchema,
  happenedAt: instantSchema,
  /** When the group booked it. Movements are sorted by it. */
  bookedAt: instantSchema,
  /** Null for a movement without a venue, such as the end of points. */
  venueId: z.nullable(venueIdSchema),
  kind: z.enum(MOVEMENT_KINDS),
  points: z.enum(POINTS_NOUNS),
  /** Positive for points that come. */
  amount: pointsSchema,
  /** The reason in the group's words for the member, as plain text. */
  reason: z.string().check(z.maxLength(300)),
  /**
   * The day on which pending points are credited, by a movement of their own; null for a movement that counts. A
   * pending one is part of no sum.
   */
  pendingUntil: z.nullable(daySchema),
  /**
   * The day on which points were earned that are credited later, from which their end counts. Absent if it is that of
   * `happenedAt`.
   */
  earnedOn: z.exactOptional(daySchema),
  /** The id of the movement that this one reverses, or null. */
  reverses: z.nullable(idSchema),
  /** The earnings from which the points are taken, or to which they return. Empty for tier points. */
  lots: z.array(
    z.strictObject({
      /** The id of the movement that earned them. */
      lot: idSchema,
      /** Never negative. */
      amount: pointsSchema,
    }),
  ),
});
export type PointMovement = z.infer<typeof pointMovementSchema>;

/** The `next` of the previous page. It has the group's cursor, and what proves that the pages fit together. */
export const movementsCursorSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(3_000), z.regex(/^[\w-]+$/));

/** A movement with the balance after it, as the app shows it. */
export const statementMovementSchema = z.extend(pointMovementSchema, {
  /** Points to spend; null for tier points and pending points, and on a page whose sums are unknown or do not add up. */
  balance: z.nullable(pointsSchema),
});
export type StatementMovement = z.infer<typeof statementMovementSchema>;

/** A page of a member's movements, newest first by `bookedAt` and then by id. */
export const pointMovementsPageSchema = z.strictObject({
  movements: z.array(statementMovementSchema).check(z.maxLength(MAX_PAGE_OF_MOVEMENTS)),
  /** Null on the last page. */
  next: z.nullable(movementsCursorSchema),
  /** For an app that was loaded before each movement had a balance: null is a page without balances. */
  closing: z.exactOptional(z.null()),
});
export type PointMovementsPage = z.infer<typeof pointMovementsPageSchema>;
