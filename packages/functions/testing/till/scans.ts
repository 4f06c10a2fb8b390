import { randomUUID } from 'node:crypto';
import { venueDay } from '../../src/contract/rules/venueDay.ts';
import type { ScanRefusal } from '../../src/contract/till/redemption.ts';
import type { OfflineScan } from '../../src/contract/till/uploadScans.ts';
import type { Client } from '../calls/client.ts';
import type { AddedMember } from '../members/addMember.ts';
import { codeOf, type TestVoucher } from './vouchers.ts';

interface Till {
  readonly client: Client;
}

/** A scan of a member's voucher that a device accepted, unless it has a refusal. */
export const scanBy =
  (member: () => Pick<AddedMember, 'customerNumber'>) =>
  (voucher: TestVoucher, at = new Date(), refusal: ScanRefusal | null = null): OfflineScan => ({
    nonce: randomUUID(),
    code: codeOf(voucher, member()),
    customerNumber: member().customerNumber,
    at: at.toISOString(),
    refusal,
  });

/** Uploads what a device kept. `options` override the time of sending and the version of the page. */
export async function upload({ client }: Till, scans: unknown[], options: object = {}) {
  const request = { sentAt: new Date().toISOString(), scans, ...options };
  return (await client.call('till-uploadScans', request)).outcomes;
}

/** The scan, which the device took back after this many minutes. */
export const takenBack = (scan: OfflineScan, minutes: number): OfflineScan => {
  const at = new Date(Date.parse(scan.at) + minutes * 60_000).toISOString();
  return { ...scan, reversal: { at, reason: 'not-served' } };
};

/** Today, as a manager sees it. */
export const dayOf = ({ client }: Till) =>
  client.call('till-getDay', { day: venueDay(new Date()) });
