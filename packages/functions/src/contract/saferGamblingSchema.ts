import * as z from 'zod/mini';
import { REALITY_CHECK_MINUTES } from './limits.ts';
import { instantSchema } from './schemas.ts';

/** Promotion-free mode: null while it is off. */
export const promotionFreeSchema = z.nullable(
  z.strictObject({
    since: instantSchema,
    /** The end of the pause; null until the member asks to turn the mode off. */
    offFrom: z.nullable(instantSchema),
  }),
);
export type PromotionFree = z.infer<typeof promotionFreeSchema>;

/** A member's safer gambling settings, for every device. */
export const saferGamblingSchema = z.strictObject({
  promotionFree: promotionFreeSchema,
  realityCheckMinutes: z.nullable(z.literal(REALITY_CHECK_MINUTES)),
});
export type SaferGambling = z.infer<typeof saferGamblingSchema>;
