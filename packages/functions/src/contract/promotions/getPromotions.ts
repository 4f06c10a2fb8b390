import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';
import { venueIdSchema } from '../schemas.ts';
import { eventSchema } from './event.ts';

/**
 * The events and promotions of a venue, sorted by end. Recently ended ones are included, so that a link to
 * one can say so. Specification section 7.
 */
export const getPromotionsContract = defineContract({
  name: 'promotions-getPromotions',
  request: z.strictObject({ venueId: venueIdSchema }),
  response: z.array(eventSchema),
});
