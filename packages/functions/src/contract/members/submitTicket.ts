import * as z from 'zod/mini';
import { emailSchema, nameSchema, outcomeSchema, submissionIdSchema } from '../account.ts';
import { defineContract } from '../defineContract.ts';

/** The maximum length of a ticket's comments, in characters. */
export const MAX_TICKET_COMMENTS = 2_000;

/** Specification section 3, "Support ticket". */
const ticketValuesSchema = z.strictObject({
  name: nameSchema,
  /** Empty if the author has none or does not know it. */
  customerNumber: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9_-]{0,64}$/)),
  comments: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TICKET_COMMENTS)),
  /** The address for the answer; the server uses a signed-in caller's own address instead. */
  email: z.exactOptional(emailSchema),
});
export type TicketValues = z.infer<typeof ticketValuesSchema>;

/**
 * Sends a ticket to the support desk, once per submission (`submissionIdSchema`). Specification section 7.
 */
export const submitTicketContract = defineContract({
  name: 'members-submitTicket',
  request: z.strictObject({ values: ticketValuesSchema, submissionId: submissionIdSchema }),
  response: outcomeSchema,
});
