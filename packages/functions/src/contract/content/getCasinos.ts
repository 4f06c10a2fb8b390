import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';
import { venueRecordSchema } from '../members/getVenue.ts';
import { noRequestSchema } from '../schemas.ts';

const casinoSchema = z.pick(venueRecordSchema, { id: true, pagetitle: true });

/** A casino as a choice in a form, for visitors too. */
export type Casino = z.infer<typeof casinoSchema>;

/**
 * The casinos of the group, sorted by id, for the forms that join or link a membership. Not a call of the
 * specification, whose calls return venues only to members, and one at a time.
 */
export const getCasinosContract = defineContract({
  name: 'content-getCasinos',
  request: noRequestSchema,
  response: z.strictObject({ casinos: z.array(casinoSchema) }),
});
