import { describe, expect, it } from 'vitest';
import type { Membership } from '../../contract/profile.ts';
import type { StoredVoucher } from '../ports/memberService.ts';
import {
  findMembershipVouchers,
  homeVenueId,
  isHeldAt,
  mayUseVoucher,
  openingAdmission,
  redeemingVenueId,
} from './memberships.ts';

it.each([
  [6, 6, true],
  [17, 17, true],
  [17, 6, true],
  [6, 17, true],
  [6, 9, false],
  [17, 9, false],
])('§4 home casino 17 is treated as 6: a membership at %i is held at %i: %s', (held, asked, is) => {
  expect(isHeldAt({ location: held }, asked)).toBe(is);
});

const membership: Membership = { location: 6, customerNumber: '100201', crmId: 'crm-1' };
const at = (home_casino: number | null) => ({ membership, member: { home_casino } });

/** A voucher of the sample member, or with `crmId: null` an offer to everyone. */
const voucherAt = (location: number, crmId: string | null = 'crm-1') =>
  ({ location, crmId, audience: crmId === null ? 'everyone' : 'personal' }) as StoredVoucher;

describe('§3 the home casino is that of the member record, not that of the linking', () => {
  it.each([
    [6, 6, 6],
    [9, 9, 9],
    [17, 6, 6],
    [null, null, 6],
  ])('home_casino %s: venue %s, and %s redeems a prize', (home, venue, redeeming) => {
    expect(homeVenueId({ home_casino: home })).toBe(venue);
    expect(redeemingVenueId(at(home))).toBe(redeeming);
  });

  it.each([
    ['an offer to everyone at the home casino', voucherAt(9, null), true],
    ['an offer to everyone at the casino of the linking', voucherAt(6, null), false],
    ['an own voucher at the home casino', voucherAt(9), true],
    ['an own voucher from before the move', voucherAt(6), true],
    ['a voucher of another member', voucherAt(9, 'crm-2'), false],
  ])('%s: usable %s', (_, voucher, usable) => {
    expect(mayUseVoucher(voucher, at(9))).toBe(usable);
  });

  it('lists the vouchers of both casinos, each once', async () => {
    const stored = [voucherAt(6), voucherAt(6, null), voucherAt(9), voucherAt(9, null)];
    const members = {
      findVouchersOf: async ({ location }: { location: number }) =>
        stored.filter((voucher) => voucher.location === location),
    };
    expect(await findMembershipVouchers(at(9), members)).toEqual([stored[2], stored[3], stored[0]]);
    expect(await findMembershipVouchers(at(6), members)).toEqual([stored[0], stored[1]]);
  });
});

describe('§3 the membership that the app opens with', () => {
  const other = { ...membership, location: 9, crmId: 'crm-2' };
  const held = [{ membership }, { membership: other }];

  it.each([
    ['the first without a choice', undefined, held, membership],
    ['the chosen one', 'crm-2', held, other],
    ['the first that exists, if the record of the chosen one is gone', 'crm-3', held, membership],
    ['none without a record', 'crm-2', [], undefined],
  ] as const)('is %s', (_, opensWith, admissions, expected) => {
    expect(openingAdmission(admissions, opensWith)?.membership).toEqual(expected);
  });
});
