import type { TillReply } from '../backend/tillBackend.ts';

/** A cell that starts with one of these is a formula in spreadsheet programs. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows as CSV (RFC 4180). A cell that a spreadsheet program would run as a formula starts with an apostrophe. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const HEAD = [
  'kind',
  'at',
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

/** A day as CSV: redemptions, then conflicts and refused scans. Instants are ISO, in UTC. */
export function dayCsv({ redemptions, records, devices }: TillReply<'till-getDay'>): string {
  const nameOf = (id: string) => devices.find((device) => device.id === id)?.name ?? id;
  const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');
  return toCsv([
    HEAD,
    ...redemptions.map((each) => [
      each.reversal ? 'taken back' : 'redeemed',
      each.at,
      each.voucher.title,
      each.voucher.id,
      each.voucher.category,
      each.voucher.valuePence,
      each.customerNumber,
      nameOf(each.deviceId),
      yesOrNo(each.isOffline),
      each.reversal?.reason ?? null,
      each.reversal?.at ?? null,
    ]),
    ...records.map((each) => [
      each.kind,
      each.at,
      each.title,
      each.voucherId,
      null,
      null,
      each.customerNumber,
      nameOf(each.deviceId),
      yesOrNo(each.isOffline),
      each.reason,
      null,
    ]),
  ]);
}
