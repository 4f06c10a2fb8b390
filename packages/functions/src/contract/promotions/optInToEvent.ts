import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';
import { idSchema, uriSchema } from '../schemas.ts';

/**
 * Opts the caller in to an event, once. A repeated opt-in, a closed list and an event without RSVP return
 * `success: false` with a message for the member. `permission-denied` for a customer number or home casino
 * that is not the caller's; `not-found` for an event that their casino does not have. Specification section
 * 7.
 */
export const optInToEventContract = defineContract({
  name: 'promotions-optInToEvent',
  request: z.strictObject({
    uri: uriSchema,
    customerNumber: idSchema,
    homeCasinoName: z.string().check(z.minLength(1), z.maxLength(120)),
  }),
  response: z.strictObject({ success: z.boolean(), message: z.exactOptional(z.string()) }),
});
