import type { UploadOutcome } from '../../contract/till/redemption.ts';
import { uploadScansContract } from '../../contract/till/uploadScans.ts';
import { uploadScan } from '../../domain/till/uploadScan.ts';
import { config } from '../../runtime/config.ts';
import { defineTillCallable } from './defineTillCallable.ts';

/** Stores scans that a device decided without a connection. docs/till.md. */
export const uploadScans = defineTillCallable(
  uploadScansContract,
  {
    admitsRevoked: true,
    rateLimit: { calls: 120, seconds: 60 },
    secrets: [config.voucherSigningKey],
  },
  async ({ device, request, services, now }) => {
    const clockErrorMs = now.getTime() - Date.parse(request.sentAt);
    const times = { clockErrorMs, now };
    // Of two scans of one voucher, the first counts. Others do not wait for each other.
    const ofCode = new Map<string, Promise<UploadOutcome | null>>();
    const outcomes = await Promise.all(
      request.scans.map((scan) => {
        const earlier = ofCode.get(scan.code) ?? Promise.resolve(null);
        const outcome = earlier.then(() => uploadScan(scan, device, times, services));
        ofCode.set(scan.code, outcome);
        return outcome;
      }),
    );
    return { outcomes };
  },
);
