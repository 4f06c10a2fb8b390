import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';
import { instantSchema, noRequestSchema } from '../schemas.ts';

/** A stored document, with instants as ISO 8601. */
const documentSchema = z.record(z.string(), z.unknown());

/** All stored data about the caller, for download. */
export const exportDataContract = defineContract({
  name: 'users-exportData',
  request: noRequestSchema,
  response: z.strictObject({
    exportedAt: instantSchema,
    account: z.nullable(documentSchema),
    /** The values of the login's creation; null after they expire. */
    baseAccount: z.nullable(documentSchema),
    /** The registrations that wait for the caller's proven address. */
    pendingRegistrations: z.array(documentSchema),
    memberships: z.array(documentSchema),
    vouchers: z.array(documentSchema),
    /** The points of each membership that has a statement, with all movements. */
    points: z.array(documentSchema),
    plays: z.array(documentSchema),
    optIns: z.array(documentSchema),
    tickets: z.array(documentSchema),
    /** The passes in wallets, with the devices of Apple that hold them. */
    walletPasses: z.array(documentSchema),
    /** What the member's vouchers were used for at tills, with reversals. */
    redemptions: z.array(documentSchema),
    /** Scans of the member's number that redeemed nothing. */
    tillRecords: z.array(documentSchema),
  }),
});
