import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Fault } from '../../../tools/conformance/faults/fault.ts';
import type { RedemptionService } from '../../domain/ports/redemptions.ts';
import { emptyOwn, Group, own, reversalOf, VENUE } from './redemptions.fixtures.ts';

const PAGE = { after: null, limit: 10 };
const LONG_AGO = new Date('2020-01-01T00:00:00Z');

let group: Group;
beforeAll(async () => {
  group = await Group.start();
});
afterAll(() => group.reference.stop());
beforeEach(emptyOwn);

describe('a connection that fails', () => {
  const cutting = (replies: number): Fault['serve'] => {
    let left = replies;
    return async (request, forward) => {
      const reply = await forward(request);
      left -= 1;
      return left >= 0 ? { ...reply, cut: true } : reply;
    };
  };

  it('after the group has redeemed has one effect: the request is repeated with its key', async () => {
    const first = await group.useOfNewOffer();
    const keys: (string | undefined)[] = [];
    const cut = cutting(2);
    const result = await group.withFault(
      (request, forward) => {
        keys.push(request.headers['idempotency-key']);
        return cut(request, forward);
      },
      (service) => service.redeem(first),
    );
    expect(result).toMatchObject({ status: 'redeemed', redemption: { id: first.id } });
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(await group.stored(first.voucher.id)).toHaveLength(1);
  });

  it('for the whole call has one effect if another instance repeats it', async () => {
    const first = await group.useOfNewOffer();
    const call = group.withFault(cutting(3), (service) => service.redeem(first));
    await expect(call).rejects.toMatchObject({ kind: 'unavailable' });
    const repeated = await group.serviceAt().redeem(first);
    expect(repeated).toMatchObject({ status: 'redeemed', redemption: { id: first.id } });
    expect(await group.stored(first.voucher.id)).toHaveLength(1);
  });

  it('in the middle of a reversal has one effect', async () => {
    const first = await group.useOfNewOffer();
    await group.serviceAt().redeem(first);
    const reversed = await group.withFault(cutting(1), (service) =>
      service.reverse(reversalOf(first.id)),
    );
    expect(reversed?.reversal?.reason).toBe('not-served');
  });
});

describe.each([404, 501])('a group that replies %i has no redemptions', (status) => {
  const missing: Fault['serve'] = async () => ({ status, headers: {}, body: '{}' });
  const absent = <T>(run: (service: RedemptionService) => Promise<T>) =>
    group.withFault(missing, run);

  it('the group redeems nothing', async () => {
    expect(await absent((service) => service.redeem(group.use()))).toEqual({
      status: 'not-offered',
    });
    expect(await absent((service) => service.findRedemption('any'))).toBeNull();
    expect(await absent((service) => service.reverse(reversalOf('any')))).toBeNull();
  });

  it('the lists are those of our store', async () => {
    const uses = { redemptions: [group.ownRedemption()], next: null };
    own.findChangesAt.mockResolvedValue(uses);
    own.findOfflineVouchers.mockResolvedValue([group.prize()]);
    expect(await absent((service) => service.findChangesAt(VENUE, LONG_AGO, PAGE))).toEqual(uses);
    const vouchers = await absent((service) => service.findOfflineVouchers(VENUE, new Date(), 10));
    expect(vouchers.map(({ id }) => id)).toEqual(['spin-1']);
  });
});
