import { redeemContract } from '../../contract/till/redeem.ts';
import { redeemAtTill } from '../../domain/till/redeemScan.ts';
import { scanId } from '../../domain/till/scan.ts';
import { config } from '../../runtime/config.ts';
import { defineTillCallable } from './defineTillCallable.ts';

/** Redeems a voucher at the venue of the device, once per member. docs/till.md. */
export const redeem = defineTillCallable(
  redeemContract,
  // A busy bar scans a few a minute; typed letters must not be guessed.
  { rateLimit: { calls: 60, seconds: 60 }, secrets: [config.voucherSigningKey, config.personKey] },
  ({ device, request, services, now }) => {
    const { voucher, customerNumber } = request;
    const scan = {
      id: scanId(device.id, request),
      voucher,
      customerNumber,
      venueId: device.venueId,
      deviceId: device.id,
      at: now,
      isOffline: false,
    };
    return redeemAtTill(scan, services);
  },
);
