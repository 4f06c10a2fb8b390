import * as z from 'zod/mini';

/** A place on the wheel as it is published: what decides a draw. Specification section 7. */
export const prizeSchema = z.strictObject({
  /** Names it in replies and on the wheel; from 1. */
  number: z.int().check(z.positive(), z.maximum(1_000)),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  /** False for the places that win nothing. */
  win: z.boolean(),
  /** Its share of the draw, against the sum of all weights that are in stock. */
  weight: z.int().check(z.positive(), z.maximum(1_000_000)),
  /** How many the whole game has to give, or null where it cannot run out. */
  stock: z.nullable(z.int().check(z.nonnegative(), z.maximum(10_000_000))),
});
export type Prize = z.infer<typeof prizeSchema>;

/** SHA-256 in hexadecimal, and anything else of 32 bytes. */
export const digestSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));
