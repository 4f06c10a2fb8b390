import * as z from 'zod/mini';
import { defineContract } from '../define.ts';
import { instantSchema, noRequestSchema } from '../schemas.ts';

/** A document as it is kept, with instants as ISO 8601. */
const documentSchema = z.record(z.string(), z.unknown());

/** Everything that is kept about the caller, for them to take away. */
export const exportDataContract = defineContract({
  name: 'users-exportData',
  request: noRequestSchema,
  response: z.strictObject({
    exportedAt: instantSchema,
    account: z.nullable(documentSchema),
    /** What the login was created with; null where it is not kept any more. */
    baseAccount: z.nullable(documentSchema),
    memberships: z.array(documentSchema),
    vouchers: z.array(documentSchema),
    plays: z.array(documentSchema),
    optIns: z.array(documentSchema),
    tickets: z.array(documentSchema),
  }),
});
