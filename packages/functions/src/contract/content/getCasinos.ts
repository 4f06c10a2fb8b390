import * as z from 'zod/mini';
import { defineContract } from '../define.ts';
import { venueRecordSchema } from '../members/getVenue.ts';
import { noRequestSchema } from '../schemas.ts';

const casinoSchema = z.pick(venueRecordSchema, { id: true, pagetitle: true });

/** A casino as a visitor chooses it who is no member yet. */
export type Casino = z.infer<typeof casinoSchema>;

/** The casinos of the group, for whoever joins one or links a membership, by their ids. */
export const getCasinosContract = defineContract({
  name: 'content-getCasinos',
  request: noRequestSchema,
  response: z.strictObject({ casinos: z.array(casinoSchema) }),
});
