import { toCsv } from '../../../src/lib/device/csv.ts';
import type { TillReply } from '../backend/tillBackend.ts';

const HEAD = [
  'kind',
  'reported at',
  'scanned at',
  'voucher',
  'voucher id',
  'category',
  'value in pence',
  'member number',
  'device',
  'offline',
  'reason',
  'taken back at',
] as const;

/** A day as CSV, by the time of arrival: redemptions, then conflicts and refused scans. Instants are ISO, in UTC. */
export function dayCsv({ redemptions, records, devices }: TillReply<'till-getDay'>): string {
  const deviceName = (id: string) => devices.find((device) => device.id === id)?.name ?? id;
  const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');
  return toCsv([
    HEAD,
    ...redemptions.map((each) => [
      each.reversal ? 'taken back' : 'redeemed',
      each.recordedAt ?? each.at,
      each.at,
      each.voucher.title,
      each.voucher.id,
      each.voucher.category,
      each.voucher.valuePence,
      each.customerNumber,
      deviceName(each.deviceId),
      yesOrNo(each.isOffline),
      each.reversal?.reason ?? null,
      each.reversal?.at ?? null,
    ]),
    ...records.map((each) => [
      each.reversal ? 'taken back' : each.kind,
      each.recordedAt,
      each.at,
      each.title,
      each.voucherId,
      null,
      null,
      each.customerNumber,
      deviceName(each.deviceId),
      yesOrNo(each.isOffline),
      each.reversal?.reason ?? each.reason,
      each.reversal?.at ?? null,
    ]),
  ]);
}
