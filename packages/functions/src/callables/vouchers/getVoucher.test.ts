import { expect, it } from 'vitest';
import { signedIn, statusOf } from '../../../testing/calls/client.ts';

// The rules are in `domain/vouchers/heldVouchers.test.ts`.

const JACK = { location: 6, crmId: 'crm-100201' };

it('§7 vouchers-getVoucher returns each voucher of the list as the list has it: own ones and offers, in every status', async () => {
  const jack = await signedIn('jack');
  const load = (voucherId: string) => jack.call('vouchers-getVoucher', { ...JACK, voucherId });
  const { records } = await jack.call('vouchers-getAllVouchers', JACK);
  const alone = await Promise.all(records.map(({ id }) => load(id)));
  expect(alone.map(({ record }) => record)).toEqual(records);
  expect(new Set(records.map(({ audience }) => audience)).size).toBe(2);
  expect(Date.parse(alone[0]?.now ?? '')).not.toBeNaN();
  expect(await statusOf(load('100207-play'))).toBe('permission-denied');
});

it('§4 vouchers-getVoucher finds a voucher of casino 17 at 6, which runs it', async () => {
  const king = await signedIn('king');
  const [at17, at6] = await Promise.all(
    [17, 6].map((location) =>
      king.call('vouchers-getVoucher', {
        location,
        crmId: 'crm-100204',
        voucherId: 'venue-6-masterclass',
      }),
    ),
  );
  expect(at17?.record).toMatchObject({ id: 'venue-6-masterclass', status: 'available' });
  expect(at6?.record).toEqual(at17?.record);
});
