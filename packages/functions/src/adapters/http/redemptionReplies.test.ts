import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  json,
  type ScriptedService,
  scriptedService,
} from '../../../testing/faults/scriptedService.ts';
import type { ServiceRedemption } from '../../contract/http/redemptions.ts';
import type { Redemption } from '../../contract/till/redemption.ts';
import type { RedemptionService } from '../../domain/ports/redemptions.ts';
import { toTillVoucher } from '../../domain/till/toTillVoucher.ts';
import { httpRedemptions } from './httpRedemptions.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
const VENUE = 6;

const voucher = {
  id: 'v-1',
  audience: 'personal' as const,
  title: 'A nightcap',
  summary: '',
  category: 'drinks' as const,
  valuePence: 900,
  terms: '',
  incentive: { productTypes: [], freeChoice: false, wageringTimes: 0 },
  howToRedeem: [],
  code: 'DRNK-0001',
  validFrom: '2026-11-01T00:00:00Z',
  validUntil: '2026-12-01T00:00:00Z',
  location: VENUE,
  crmId: 'crm-1',
  usedAt: null,
  offline: true,
};
const USE = {
  id: 'r-1',
  crmId: 'crm-1',
  customerNumber: '100201',
  venueId: VENUE,
  isOffline: false,
  deviceId: 'till-1',
};
const redemption: ServiceRedemption = { ...USE, voucher, at: NOW.toISOString(), reversal: null };
const REVERSAL = { at: '2026-11-25T12:05:00Z', reason: 'other' as const };

const ownAt = (id: string, at: string, change: Partial<Redemption> = {}): Redemption => {
  const { crmId: _, ...use } = USE;
  return { ...use, id, at, voucher: toTillVoucher(voucher), reversal: null, ...change };
};

let group: ScriptedService;
let service: RedemptionService;
const own = {
  redeem: vi.fn<RedemptionService['redeem']>(),
  findRedemption: async () => null,
  reverse: async () => null,
  findUsesOf: async () => [],
  findChangesAt: vi.fn<RedemptionService['findChangesAt']>(),
  findArrivedAt: vi.fn<RedemptionService['findArrivedAt']>(),
  findOfflineVouchers: vi.fn<RedemptionService['findOfflineVouchers']>(),
};
beforeAll(async () => {
  group = await scriptedService();
  const settings = { url: group.url, credentials: { token: 'secret' } };
  service = httpRedemptions(settings, own, { findVoucher: async () => null });
});
afterAll(() => group.close());
beforeEach(() => {
  own.findChangesAt.mockReset().mockResolvedValue({ redemptions: [], next: null });
  own.findArrivedAt.mockReset().mockResolvedValue({ redemptions: [], isCut: false });
  own.findOfflineVouchers.mockReset().mockResolvedValue([]);
});

describe('a reply that contradicts the request is refused', () => {
  const redeem = () => service.redeem({ ...USE, voucher, at: NOW });

  it.each([
    ['another voucher', { voucher: { ...voucher, id: 'v-2' } }, true, 'G-15'],
    ['another member', { crmId: 'crm-2' }, true, 'G-15'],
    ['a new redemption with another id', { id: 'r-2' }, true, 'M-65'],
    ['an earlier redemption that was reversed', { id: 'r-2', reversal: REVERSAL }, false, 'M-71'],
  ])('if redeemVoucher has %s', async (_, change, isNew, rule) => {
    group.script(json({ redemption: { ...redemption, ...change }, isNew }));
    await expect(redeem()).rejects.toMatchObject({ kind: 'broken', rule });
  });

  it('a repeated id is its redemption, also if the service calls it known or it was reversed', async () => {
    group.script(json({ redemption: { ...redemption, reversal: REVERSAL }, isNew: false }));
    expect(await redeem()).toMatchObject({ status: 'redeemed', redemption: { id: 'r-1' } });
  });

  it.each([
    ['another redemption', { id: 'r-2', reversal: REVERSAL }, 'G-15'],
    ['no reversal', {}, 'M-71'],
  ])('if reverseRedemption has %s', async (_, change, rule) => {
    group.script(json({ ...redemption, ...change }));
    const reversal = { redemptionId: 'r-1', reason: 'other' as const, at: NOW, deviceId: 'till-1' };
    await expect(service.reverse(reversal)).rejects.toMatchObject({ kind: 'broken', rule });
  });

  it('if findRedemption has another redemption', async () => {
    group.script(json({ ...redemption, id: 'r-2' }));
    await expect(service.findRedemption('r-1')).rejects.toMatchObject({ rule: 'G-15' });
  });

  it('if findRedemptions has another venue', async () => {
    group.script(json({ items: [{ ...redemption, venueId: 9 }], next: null }));
    const page = { after: null, limit: 10 };
    await expect(service.findChangesAt(VENUE, NOW, page)).rejects.toMatchObject({ rule: 'G-15' });
  });
});

describe('the redemptions of a venue', () => {
  const at = (id: string, time: string, change: object = {}) => ({
    ...redemption,
    id,
    at: `2026-11-25T${time}:00Z`,
    ...change,
  });
  const idsOf = (redemptions: readonly Redemption[]) => redemptions.map(({ id }) => id);
  const PATH = '/venues/6/redemptions?since=2026-11-25T12%3A00%3A00.000Z';

  describe('that changed', () => {
    const page = async (after: string | null, limit: number) => {
      const { redemptions, next } = await service.findChangesAt(VENUE, NOW, { after, limit });
      return { ids: idsOf(redemptions), next };
    };
    beforeEach(() => {
      own.findChangesAt.mockImplementation(async (_venueId, _since, { after }) => ({
        redemptions: [ownAt(after === null ? 'own-1' : 'own-2', '2026-11-25T10:30:00Z')],
        next: after === null ? 'more' : null,
      }));
      group.script(
        json({ items: [at('g-1', '10:00'), at('g-2', '11:00')], next: 'second' }),
        json({ items: [at('g-3', '12:00')], next: null }),
      );
    });

    it('are those of both, page after page, until nothing is left', async () => {
      expect(await page(null, 3)).toEqual({ ids: ['own-1'], next: 'ours more' });
      expect(await page('ours more', 3)).toEqual({
        ids: ['own-2', 'g-1', 'g-2'],
        next: 'theirs second',
      });
      expect(await page('theirs second', 3)).toEqual({ ids: ['g-3'], next: null });
      expect(group.requests.map(({ path }) => path)).toEqual([PATH, `${PATH}&cursor=second`]);
    });

    it('are on one page if they fit', async () => {
      expect(await page('ours more', 10)).toEqual({
        ids: ['own-2', 'g-1', 'g-2', 'g-3'],
        next: null,
      });
    });

    it('leave no gap between a full page of ours and the first of the group', async () => {
      expect(await page('ours more', 1)).toEqual({ ids: ['own-2'], next: 'theirs ' });
      expect((await page('theirs ', 1)).ids).toEqual(['g-1', 'g-2']);
    });

    it('have no cursor that nobody gave out', async () => {
      await expect(page('since 1970', 10)).rejects.toMatchObject({ code: 'not-found' });
    });
  });

  describe('that arrived', () => {
    const until = new Date('2026-11-26T00:00:00Z');
    const arrived = async (limit: number) => {
      const { redemptions, isCut } = await service.findArrivedAt(VENUE, NOW, until, limit);
      return { ids: idsOf(redemptions), isCut };
    };
    const LATE = { isOffline: true, recordedAt: '2026-11-25T23:00:00Z' };
    beforeEach(() => {
      own.findArrivedAt.mockResolvedValue({
        redemptions: [ownAt('own-1', '2026-11-25T12:30:00Z')],
        isCut: false,
      });
      group.script(
        json({
          items: [at('reversed', '09:00', { reversal: REVERSAL }), at('g-1', '13:00')],
          next: 'second',
        }),
        json({ items: [at('late', '08:00', LATE)], next: null }),
      );
    });

    it('are those of both, by the time at which the group stored them, newest first', async () => {
      expect(await arrived(10)).toEqual({ ids: ['late', 'g-1', 'own-1'], isCut: false });
    });

    it('are cut only if they are more than the limit', async () => {
      expect(await arrived(2)).toEqual({ ids: ['late', 'g-1'], isCut: true });
      own.findArrivedAt.mockResolvedValue({ redemptions: [], isCut: true });
      expect(await arrived(10)).toMatchObject({ isCut: true });
    });

    it('have the later state of one that is reversed while the pages are read', async () => {
      group.script(
        json({ items: [at('g-1', '13:00')], next: 'second' }),
        json({ items: [at('g-1', '13:00', { reversal: REVERSAL })], next: null }),
      );
      const { redemptions } = await service.findArrivedAt(VENUE, NOW, until, 10);
      expect(redemptions.filter(({ id }) => id === 'g-1')).toMatchObject([{ reversal: REVERSAL }]);
    });
  });
});

describe('the vouchers for tills without a connection', () => {
  const ending = (id: string, day: number, change: object = {}) => ({
    ...voucher,
    id,
    validUntil: `2026-11-${day}T20:00:00Z`,
    ...change,
  });
  const found = async (limit: number) =>
    (await service.findOfflineVouchers(VENUE, NOW, limit)).map(({ id }) => id);

  it('are those of both, those that end first', async () => {
    own.findOfflineVouchers.mockResolvedValue([ending('own-1', 27), ending('own-2', 30)]);
    group.script(
      json({ items: [ending('g-1', 26)], next: 'second' }),
      json({ items: [ending('g-2', 28)], next: null }),
    );
    expect(await found(10)).toEqual(['g-1', 'own-1', 'g-2', 'own-2']);
    group.script(json({ items: [ending('g-1', 26), ending('g-2', 28)], next: 'second' }));
    expect(await found(2)).toEqual(['g-1', 'own-1']);
    expect(group.requests).toHaveLength(1);
  });

  it.each([
    ['may not be redeemed offline', { offline: false }],
    ['was used', { usedAt: '2026-11-24T20:00:00Z' }],
    ['has ended', { validUntil: '2026-11-24T20:00:00Z' }],
    ['another venue redeems', { location: 9 }],
    ['our store has as well', { id: 'own-1' }],
  ])('are without one of the group that %s', async (_, change) => {
    own.findOfflineVouchers.mockResolvedValue([ending('own-1', 30, { title: 'Ours' })]);
    group.script(json({ items: [ending('g-1', 26, change), ending('g-2', 27)], next: null }));
    expect(await found(10)).toEqual(['g-2', 'own-1']);
  });
});
