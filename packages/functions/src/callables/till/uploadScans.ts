import type { UploadOutcome } from '../../contract/till/redemption.ts';
import { offlineScanSchema, uploadScansContract } from '../../contract/till/uploadScans.ts';
import { recordInvalid } from '../../domain/till/invalidEntry.ts';
import { type Upload, uploadScan } from '../../domain/till/uploadScan.ts';
import { callableError } from '../../pipeline/errors.ts';
import { config } from '../../runtime/config.ts';
import { reportUnfinished } from '../../runtime/log.ts';
import { currentTimeLimits } from '../../runtime/timeLimits.ts';
import { defineTillCallable } from './defineTillCallable.ts';

const LATER = { outcome: 'later' } as const;

/** A revoked device may be in anybody's hands. It can report a thousand scans a day. */
const REVOKED_UPLOADS = { calls: 20, seconds: 24 * 60 * 60 };

/** Stores scans that a device decided without a connection. No scan stops another. docs/till.md. */
export const uploadScans = defineTillCallable(
  uploadScansContract,
  {
    admitsRevoked: true,
    rateLimit: { calls: 60, seconds: 60 },
    secrets: [config.voucherSigningKey],
  },
  async ({ device, request, services, limit, now }) => {
    if (device.revokedAt !== null) await limit('till-revoked', device.id, REVOKED_UPLOADS);
    const clockErrorMs = now.getTime() - Date.parse(request.sentAt);
    const upload: Upload = { device, times: { clockErrorMs, now } };
    // Of two scans of one voucher, the first counts. Others do not wait for each other.
    const ofCode = new Map<string, Promise<UploadOutcome | null>>();
    const outcomes = await Promise.all(
      request.scans.map((entry) => {
        const { success, data: scan } = offlineScanSchema.safeParse(entry);
        if (!success) return orLater(() => recordInvalid(entry, upload, services));
        const earlier = ofCode.get(scan.code) ?? Promise.resolve(null);
        const outcome = earlier.then((before) =>
          before?.outcome === 'later' ? LATER : orLater(() => uploadScan(scan, upload, services)),
        );
        ofCode.set(scan.code, outcome);
        return outcome;
      }),
    );
    const isComplete = outcomes.every(({ outcome }) => outcome !== 'later');
    if (!isComplete && !request.keepsLater) throw callableError('unavailable');
    return { outcomes };
  },
);

/** A scan that fails, or takes too long, waits on its device, and holds up no other. */
async function orLater(store: () => Promise<UploadOutcome>): Promise<UploadOutcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<UploadOutcome>((resolve) => {
    timer = setTimeout(() => resolve(LATER), currentTimeLimits().scanWithinMs);
  });
  try {
    return await Promise.race([store(), late]);
  } catch (error) {
    reportUnfinished(error);
    return LATER;
  } finally {
    clearTimeout(timer);
  }
}
