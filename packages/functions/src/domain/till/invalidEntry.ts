import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { instantSchema } from '../../contract/schemas.ts';
import type { UploadOutcome } from '../../contract/till/redemption.ts';
import type { Services } from '../ports/services.ts';
import { toServerTime, type Upload } from './uploadScan.ts';

/** Enough for an entry whose texts the device has cut, in characters. */
const MAX_KEPT = 4_000;
const MAX_NUMBER = 64;
const shownNumberSchema = z.string().check(
  z.minLength(1),
  z.overwrite((text) => text.slice(0, MAX_NUMBER)),
);

/** What can be read of an entry that breaks the contract. A part that is wrong itself is left out. */
const readableSchema = z.catch(
  z.object({
    at: z.catch(z.nullable(instantSchema), null),
    customerNumber: z.catch(shownNumberSchema, '?'),
    refusal: z.catch(z.nullable(z.unknown()), 'unknown'),
    reversal: z.optional(z.unknown()),
  }),
  { at: null, customerNumber: '?', refusal: 'unknown' },
);

/**
 * Records an entry of an upload that is no scan, as it came, so that a manager sees it and nothing waits behind it. If the
 * device accepted it, the member was served: then it is a conflict. The same entry is one record.
 */
export async function recordInvalid(
  entry: unknown,
  upload: Upload,
  { tillLog }: Pick<Services, 'tillLog'>,
): Promise<UploadOutcome> {
  const { device, times } = upload;
  const text = JSON.stringify(entry) ?? '';
  const { at, customerNumber, refusal, reversal } = readableSchema.parse(entry);
  const isServed = refusal === null && reversal === undefined;
  const id = createHash('sha256')
    .update(JSON.stringify([device.id, 'invalid', text]))
    .digest('base64url');
  await tillLog.add({
    id,
    kind: isServed ? 'conflict' : 'refused',
    reason: 'invalid',
    venueId: device.venueId,
    deviceId: device.id,
    customerNumber,
    at: at === null ? times.now : toServerTime(at, times),
    isOffline: true,
    voucher: null,
    otherAt: null,
    otherVenueId: null,
    invalid: text.slice(0, MAX_KEPT),
  });
  return isServed ? { outcome: 'conflict', reason: 'invalid' } : { outcome: 'noted' };
}
