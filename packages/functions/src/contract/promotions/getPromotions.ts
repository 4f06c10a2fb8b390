import * as z from 'zod/mini';
import { defineContract } from '../define.ts';
import { venueIdSchema } from '../schemas.ts';
import { eventSchema } from './event.ts';

/**
 * Everything on at a venue, events and promotions, what ends soonest coming first; what ended lately is
 * still among it, so that a link to it can say so. Specification section 7.
 */
export const getPromotionsContract = defineContract({
  name: 'promotions-getPromotions',
  request: z.strictObject({ venueId: venueIdSchema }),
  response: z.array(eventSchema),
});
