import * as z from 'zod/mini';
import { emailSchema, nameSchema, outcomeSchema, submissionIdSchema } from '../account.ts';
import { defineContract } from '../define.ts';

/** How long the comments of a ticket may be, in characters. */
export const MAX_TICKET_COMMENTS = 2_000;

/** Specification section 3, "Support ticket". */
const ticketValuesSchema = z.strictObject({
  name: nameSchema,
  /** Empty where whoever writes has none, or does not know it. */
  customerNumber: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9_-]{0,64}$/)),
  comments: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TICKET_COMMENTS)),
  /** Where the answer goes; a signed-in caller's own address takes its place. */
  email: z.exactOptional(emailSchema),
});
export type TicketValues = z.infer<typeof ticketValuesSchema>;

/** Brings a question to the support desk, once for each submission (`submissionIdSchema`). Specification section 7. */
export const submitTicketContract = defineContract({
  name: 'members-submitTicket',
  request: z.strictObject({ values: ticketValuesSchema, submissionId: submissionIdSchema }),
  response: outcomeSchema,
});
