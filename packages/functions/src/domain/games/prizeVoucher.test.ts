import { expect, it } from 'vitest';
import { offerEndsAt, voucherStatus } from '../../contract/vouchers/voucherStatus.ts';
import type { GamePrize } from '../ports/contentService.ts';
import { prizeVoucher } from './prizeVoucher.ts';

const prize: GamePrize = {
  number: 1,
  name: 'A cocktail on us',
  weight: 1,
  stock: null,
  voucher: {
    title: 'A cocktail on us',
    summary: 'Any cocktail of the list.',
    category: 'drinks',
    terms: 'For the member who won it, aged 18 or over.',
    howToRedeem: ['Show the code at the bar.'],
    valuePence: null,
    codePrefix: 'BAR',
    validDays: 30,
  },
};
const wonAt = (instant: string, playId = 'play-1') => {
  const how = { playId, now: new Date(instant), secret: 'ABCD' };
  const won = prizeVoucher(prize, { crmId: 'crm-1', location: 6 }, how);
  if (won === null) throw new Error('The prize has a voucher.');
  return won;
};

it.each([
  ['at 14:10', '2026-11-23T14:10:00Z', '2026-12-23T23:59:59.999Z'],
  ['at 14:10, before clocks go back', '2026-10-10T13:10:00Z', '2026-11-09T23:59:59.999Z'],
  ['at 23:30, before clocks go forward', '2027-03-10T23:30:00Z', '2027-04-09T22:59:59.999Z'],
  ['at 00:30 of a summer’s day', '2026-06-30T23:30:00Z', '2026-07-31T22:59:59.999Z'],
])('a prize won %s is valid until its thirtieth day closes at the casino', (_, now, last) => {
  const won = wonAt(now);
  expect(voucherStatus(won, new Date(now))).toBe('available');
  expect(voucherStatus(won, new Date(last))).toBe('available');
  expect(voucherStatus(won, new Date(Date.parse(last) + 1))).toBe('expired');
  expect(offerEndsAt(won.validUntil).toISOString()).toBe(won.validUntil);
});

it('a prize won is a personal voucher with one id for each play and a code that ends with the secret', () => {
  const won = wonAt('2026-11-23T14:10:00Z');
  expect(won).toMatchObject({
    id: expect.stringMatching(/^spin-[0-9a-f]{32}$/),
    audience: 'personal',
    code: 'BAR-ABCD',
  });
  expect(wonAt('2026-11-23T14:11:00Z').id).toBe(won.id);
  expect(wonAt('2026-11-23T14:10:00Z', 'play-2').id).not.toBe(won.id);
});

it('a segment without a prize has no voucher', () => {
  const how = { playId: 'play-1', now: new Date('2026-11-23T14:10:00Z'), secret: 'ABCD' };
  expect(
    prizeVoucher({ ...prize, voucher: null }, { crmId: 'crm-1', location: 6 }, how),
  ).toBeNull();
});

it.each([
  [2_000, true],
  [2_001, undefined],
  [null, undefined],
])('a prize worth %s pence has `offline` %s', (valuePence, offline) => {
  if (prize.voucher === null) throw new Error('The prize has a voucher.');
  const worth = { ...prize, voucher: { ...prize.voucher, valuePence } };
  const how = { playId: 'play-1', now: new Date('2026-11-23T14:10:00Z'), secret: 'ABCD' };
  expect(prizeVoucher(worth, { crmId: 'crm-1', location: 6 }, how)?.offline).toBe(offline);
});
