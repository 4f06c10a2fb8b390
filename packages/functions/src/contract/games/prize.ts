import * as z from 'zod/mini';

/** A published segment of the wheel: the values that decide a draw. Specification section 7. */
export const prizeSchema = z.strictObject({
  /** Identifies it in replies and on the wheel; from 1. */
  number: z.int().check(z.positive(), z.maximum(1_000)),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  /** False for a segment without a prize. */
  win: z.boolean(),
  /** Its share of the draw, relative to the sum of the weights in stock. */
  weight: z.int().check(z.positive(), z.maximum(1_000_000)),
  /** The stock of the whole game, or null if unlimited. */
  stock: z.nullable(z.int().check(z.nonnegative(), z.maximum(10_000_000))),
});
export type Prize = z.infer<typeof prizeSchema>;

/** 32 bytes in hexadecimal, such as a SHA-256 digest. */
export const digestSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));
