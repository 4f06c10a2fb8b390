import { describe, expect, it } from 'vitest';
import { signedIn } from '../../../testing/calls/client.ts';
import { VOUCHER_STATUSES } from '../../contract/vouchers/getAllVouchers.ts';
import { inOrderOfUse } from '../../domain/vouchers/orderOfUse.ts';

const JACK = { location: 6, crmId: 'crm-100201' };

describe('§7 vouchers-getAllVouchers', () => {
  it.each([
    ['jack', JACK],
    ['queen', { location: 9, crmId: 'crm-100202' }],
    ['queen-of-spades', { location: 12, crmId: 'crm-100203' }],
    ['king', { location: 17, crmId: 'crm-100204' }],
    ['king-of-hearts', { location: 21, crmId: 'crm-100205' }],
    ['king-of-spades', { location: 9, crmId: 'crm-100206' }],
    ['ace', { location: 6, crmId: 'crm-100207' }],
  ])(
    '§3.34 §7.37 returns to %s records of their own vouchers and those of their casino, in every status and in order of use',
    async (tier, own) => {
      const { records } = await (await signedIn(tier)).call('vouchers-getAllVouchers', own);
      expect(records).toEqual(inOrderOfUse(records));
      expect(records.length).toBeGreaterThanOrEqual(4);
      expect(records.length).toBeLessThanOrEqual(7);
      expect(new Set(records.map(({ status }) => status))).toEqual(new Set(VOUCHER_STATUSES));

      const number = own.crmId.replace('crm-', '');
      const venue = own.location === 17 ? 6 : own.location;
      for (const { id, audience } of records) {
        expect(id).toMatch(audience === 'personal' ? `${number}-` : `venue-${venue}-`);
      }
      expect(new Set(records.map(({ audience }) => audience)).size).toBe(2);
    },
  );

  it('returns the product type and the wagering requirement of a voucher', async () => {
    const { records } = await (await signedIn('jack')).call('vouchers-getAllVouchers', JACK);
    const incentiveOf = (id: string) => records.find((each) => each.id === id)?.incentive;
    expect(incentiveOf('100201-play')).toEqual({
      productTypes: ['casino'],
      freeChoice: false,
      wageringTimes: 0,
    });
    expect(incentiveOf('100201-tea')?.productTypes).toEqual([]);
  });
});
