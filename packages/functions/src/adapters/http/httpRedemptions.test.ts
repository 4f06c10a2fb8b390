import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  json,
  type ScriptedService,
  scriptedService,
} from '../../../testing/faults/scriptedService.ts';
import { toTillVoucher } from '../../domain/till/toTillVoucher.ts';
import { emptyOwn, Group, own, reversalOf, VENUE } from './redemptions.fixtures.ts';

let group: Group;
let scripted: ScriptedService;
beforeAll(async () => {
  [group, scripted] = await Promise.all([Group.start(), scriptedService()]);
});
afterAll(() => Promise.all([group.reference.stop(), scripted.close()]));
beforeEach(emptyOwn);

describe('a voucher of our own games', () => {
  it('is redeemed in our store, and the group hears nothing of it', async () => {
    const result = { status: 'redeemed' as const, redemption: group.ownRedemption() };
    own.redeem.mockResolvedValue(result);
    scripted.script(json({}));
    const request = group.use({ voucher: group.prize() });
    expect(await group.serviceAt(scripted.url).redeem(request)).toEqual(result);
    expect(own.redeem).toHaveBeenCalledWith(request);
    expect(scripted.requests).toEqual([]);
  });

  it('is found and taken back in our store', async () => {
    own.findRedemption.mockResolvedValue(group.ownRedemption());
    own.reverse.mockResolvedValue(group.ownRedemption());
    scripted.script(json({}));
    const service = group.serviceAt(scripted.url);
    expect(await service.findRedemption('own-1')).toEqual(group.ownRedemption());
    expect(await service.reverse(reversalOf('own-1'))).toEqual(group.ownRedemption());
    expect(scripted.requests).toEqual([]);
  });
});

describe('a voucher of the group', () => {
  it('is redeemed once, also for other tills', async () => {
    const service = group.serviceAt();
    const first = await group.useOfNewOffer();
    const result = await service.redeem(first);
    expect(result).toEqual({
      status: 'redeemed',
      redemption: {
        id: first.id,
        voucher: toTillVoucher(first.voucher),
        customerNumber: '100201',
        venueId: VENUE,
        at: first.at.toISOString(),
        recordedAt: expect.any(String),
        isOffline: false,
        deviceId: 'till-1',
        reversal: null,
      },
    });
    expect(await service.redeem(first)).toEqual(result);
    const later = await service.redeem({ ...first, id: `${first.id}-later`, venueId: 9 });
    expect(later).toEqual({ ...result, status: 'already' });
    expect(own.redeem).not.toHaveBeenCalled();
  });

  it('is redeemed once by ten simultaneous requests', async () => {
    const service = group.serviceAt();
    const first = await group.useOfNewOffer();
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        service.redeem({ ...first, id: `${first.id}-${index}` }),
      ),
    );
    const statuses = results.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(9).fill('already'), 'redeemed']);
    expect(await group.stored(first.voucher.id)).toHaveLength(1);
  });

  it('is free again after a reversal, which has one effect', async () => {
    const service = group.serviceAt();
    const first = await group.useOfNewOffer();
    await service.redeem(first);
    const reversal = reversalOf(first.id);
    const reversed = await service.reverse(reversal);
    expect(reversed?.reversal).toEqual({ at: reversal.at.toISOString(), reason: 'not-served' });
    expect(await service.reverse({ ...reversal, reason: 'other' })).toEqual(reversed);
    expect(await service.findRedemption(first.id)).toEqual(reversed);
    const again = await service.redeem({ ...first, id: `${first.id}-again` });
    expect(again).toMatchObject({ status: 'redeemed', redemption: { reversal: null } });
  });

  it('has no redemption with an unknown id', async () => {
    const service = group.serviceAt();
    expect(await service.findRedemption('unknown')).toBeNull();
    expect(await service.reverse(reversalOf('unknown'))).toBeNull();
  });
});
