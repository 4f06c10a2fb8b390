import * as z from 'zod/mini';
import {
  customerNumberSchema,
  emailSchema,
  nameSchema,
  outcomeSchema,
  submissionIdSchema,
} from '../account.ts';
import { defineContract } from '../defineContract.ts';
import { idSchema, venueIdSchema } from '../schemas.ts';

/** The maximum length of a ticket's comments, in characters. */
export const MAX_TICKET_COMMENTS = 2_000;

/** Specification section 3, "Support ticket". */
const ticketValuesSchema = z.strictObject({
  name: nameSchema,
  /** Empty if the author has none or does not know it. */
  customerNumber: z.union([z.string().check(z.trim(), z.maxLength(0)), customerNumberSchema]),
  comments: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TICKET_COMMENTS)),
  /** The address for the answer; the server uses a signed-in caller's own address instead. */
  email: z.exactOptional(emailSchema),
});
export type TicketValues = z.infer<typeof ticketValuesSchema>;

/** The most movements that a ticket names: a page of them. */
const MAX_MOVEMENTS = 100;

/** What the author saw of their points: the desk looks at the same lines. */
const ticketContextSchema = z.strictObject({
  /** The month, `yyyy-mm`; null for none. */
  period: z.nullable(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  venueId: z.nullable(venueIdSchema),
  movementIds: z.array(idSchema).check(z.maxLength(MAX_MOVEMENTS)),
});
export type TicketContext = z.infer<typeof ticketContextSchema>;

/**
 * Sends a ticket to the support desk, once per submission (`submissionIdSchema`). A ticket about points has `context`,
 * and its reply the reference of the ticket. Specification section 7.
 */
export const submitTicketContract = defineContract({
  name: 'members-submitTicket',
  request: z.strictObject({
    values: ticketValuesSchema,
    submissionId: submissionIdSchema,
    context: z.exactOptional(ticketContextSchema),
  }),
  response: z.extend(outcomeSchema, {
    /** Such as `T-4K7QX2MH`, for a ticket with `context`. */
    reference: z.exactOptional(z.string()),
  }),
});
