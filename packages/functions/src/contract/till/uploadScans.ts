import * as z from 'zod/mini';
import { customerNumberSchema } from '../account.ts';
import { defineContract } from '../defineContract.ts';
import { instantSchema } from '../schemas.ts';
import {
  nonceSchema,
  REVERSAL_REASONS,
  SCAN_REFUSALS,
  scannedTextSchema,
  uploadOutcomeSchema,
} from './redemption.ts';

/** The most scans of one upload. */
export const MAX_UPLOAD = 50;

/** A till decides without a connection for so long after its last synchronisation. */
export const OFFLINE_DAYS = 3;

/** An older scan redeems nothing. Longer than `OFFLINE_DAYS`, so that a till that was away can still report. */
export const UPLOAD_DAYS = 7;

/** A scan that a till decided without a connection. */
export const offlineScanSchema = z.strictObject({
  nonce: nonceSchema,
  code: scannedTextSchema,
  customerNumber: customerNumberSchema,
  /** By the device's clock. */
  at: instantSchema,
  /** Null if the till accepted it. */
  refusal: z.nullable(z.enum(SCAN_REFUSALS)),
  /** Of an accepted scan that the device took back, at most `REVERSAL_MINUTES` later by its own clock. */
  reversal: z.exactOptional(
    z.strictObject({ at: instantSchema, reason: z.enum(REVERSAL_REASONS) }),
  ),
});
export type OfflineScan = z.infer<typeof offlineScanSchema>;

/**
 * Uploads scans that a till decided without a connection, in their order. The replies have the same order. `sentAt` is
 * the device's clock at the upload: the server corrects the times of the scans by its difference.
 *
 * Each entry has an outcome of its own. One that is no `OfflineScan` is a record for the manager, so that it stops no other.
 */
export const uploadScansContract = defineContract({
  name: 'till-uploadScans',
  request: z.strictObject({
    sentAt: instantSchema,
    scans: z.array(z.unknown()).check(z.minLength(1), z.maxLength(MAX_UPLOAD)),
    /** True if the device keeps entries with the outcome `later`. An earlier version removes every entry of a reply. */
    keepsLater: z.exactOptional(z.literal(true)),
  }),
  response: z.strictObject({ outcomes: z.array(uploadOutcomeSchema) }),
});
