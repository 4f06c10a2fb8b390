import type { TillDayState } from '@casino/ui/screens/TillDay/TillDay.types.ts';
import type { LoadedDay } from './useDay.ts';

/** The state of the manager's page. `deviceId` is the device that shows it. */
export function toTillDay(day: LoadedDay, deviceId: string): TillDayState {
  if (day.status !== 'ready') return day;
  const { redemptions, records, devices, isCut } = day.reply;
  const deviceName = (id: string) => devices.find((device) => device.id === id)?.name ?? id;
  return {
    status: 'ready',
    redemptions: redemptions.map(({ voucher, deviceId: by, ...redemption }) => ({
      ...redemption,
      arrivedAt: redemption.recordedAt ?? redemption.at,
      voucher: voucher.title,
      locale: voucher.locale,
      kind: voucher.category,
      valuePence: voucher.valuePence,
      device: deviceName(by),
    })),
    records: records.map(({ title, deviceId: by, ...record }) => ({
      ...record,
      arrivedAt: record.recordedAt,
      voucher: title,
      device: deviceName(by),
    })),
    devices: devices.map((device) => ({ ...device, isThis: device.id === deviceId })),
    isCut,
  };
}
