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
    const outcomes: UploadOutcome[] = [];
    const indexed = request.scans.map((scan, index) => ({ scan, index }));
    // Of two scans of one voucher, the first counts. Others do not wait for each other.
    const byCode = Map.groupBy(indexed, ({ scan }) => scan.code);
    await Promise.all(
      [...byCode.values()].map(async (ofVoucher) => {
        for (const { scan, index } of ofVoucher) {
          outcomes[index] = await uploadScan(scan, device, { clockErrorMs, now }, services);
        }
      }),
    );
    return { outcomes };
  },
);
