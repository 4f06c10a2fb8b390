import * as z from 'zod/mini';
import { defineContract } from '../defineContract.ts';
import { languageSchema } from '../languageSchema.ts';
import { daySchema, idSchema, instantSchema } from '../schemas.ts';
import { tillDeviceSchema } from './devices.ts';
import {
  RECORD_REASONS,
  REVERSAL_REASONS,
  redemptionSchema,
  storedNumberSchema,
} from './redemption.ts';

/** A scan without a redemption: refused, already redeemed, or accepted offline although the voucher was not free. */
export const tillRecordSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(['refused', 'already', 'conflict']),
  reason: z.enum(RECORD_REASONS),
  /** The time of the scan. Without a connection, the device claims it. */
  at: instantSchema,
  /** When the record arrived. */
  recordedAt: instantSchema,
  deviceId: idSchema,
  isOffline: z.boolean(),
  /** Null if the code does not lead to a voucher. */
  voucherId: z.nullable(idSchema),
  title: z.nullable(z.string()),
  /** The language of `title`; absent for that of the group. */
  locale: z.exactOptional(languageSchema),
  /** Of an entry with the reason `invalid`, as far as it can be read. */
  customerNumber: storedNumberSchema,
  /** Of a conflict that the device took back: nobody was served. */
  reversal: z.exactOptional(
    z.strictObject({ at: instantSchema, reason: z.enum(REVERSAL_REASONS) }),
  ),
});
export type TillRecord = z.infer<typeof tillRecordSchema>;

/** The most redemptions, and the most records, of a day. */
export const MAX_OF_DAY = 5_000;

/** What arrived on a day of the manager's venue, newest first: the day begins at 00:00 there. */
export const getDayContract = defineContract({
  name: 'till-getDay',
  request: z.strictObject({ day: daySchema }),
  response: z.strictObject({
    redemptions: z.array(redemptionSchema).check(z.maxLength(MAX_OF_DAY)),
    records: z.array(tillRecordSchema).check(z.maxLength(MAX_OF_DAY)),
    devices: z.array(tillDeviceSchema),
    /** True if the day has more than `MAX_OF_DAY` of either. */
    isCut: z.boolean(),
  }),
});
