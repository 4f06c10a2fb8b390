import { expect, it } from 'vitest';
import { toTillDay } from './toTillDay.ts';

it('a day names the languages of its vouchers', () => {
  const scan = {
    id: 'scan-1',
    at: '2026-11-25T18:02:00Z',
    customerNumber: '100204',
    deviceId: 'device-1',
    isOffline: false,
  };
  const voucher = {
    id: 'v-1',
    title: '双人晚餐',
    summary: '每人两道菜。',
    locale: 'zh-Hans' as const,
    category: null,
    valuePence: null,
    letters: 'DINE-1',
    checks: [],
  };
  const { title, locale } = voucher;
  const refused = {
    ...scan,
    kind: 'refused',
    reason: 'expired',
    voucherId: 'v-1',
    recordedAt: scan.at,
  } as const;
  const reply = {
    redemptions: [{ ...scan, voucher, venueId: 6, reversal: null }],
    records: [
      { ...refused, title, locale },
      { ...refused, title },
    ],
    devices: [],
    isCut: false,
  };
  expect(toTillDay({ status: 'ready', reply }, 'device-1')).toMatchObject({
    redemptions: [{ voucher: title, locale }],
    records: [{ voucher: title, locale }, { voucher: title }],
  });
});
