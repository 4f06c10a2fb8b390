import * as z from 'zod/mini';
import { REALITY_CHECK_MINUTES } from './limits.ts';
import { instantSchema } from './schemas.ts';

/** Promotion-free mode: null while it is off. */
export const promotionFreeSchema = z.nullable(
  z.strictObject({
    since: instantSchema,
    /** From when it may be turned off; null until the member asks to. */
    offFrom: z.nullable(instantSchema),
  }),
);
export type PromotionFree = z.infer<typeof promotionFreeSchema>;

/** What a member has set to play safely, on every device. */
export const saferGamblingSchema = z.strictObject({
  promotionFree: promotionFreeSchema,
  realityCheckMinutes: z.nullable(z.literal(REALITY_CHECK_MINUTES)),
});
export type SaferGambling = z.infer<typeof saferGamblingSchema>;
