import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OwnReference, ownReference } from '../../../testing/backend/ownReference.ts';
import {
  json,
  type ScriptedService,
  scriptedService,
} from '../../../testing/faults/scriptedService.ts';
import type { Fault } from '../../../tools/conformance/faults/fault.ts';
import { startFaultyServer } from '../../../tools/conformance/faults/faultyServer.ts';
import type { ServiceRedemption } from '../../contract/http/redemptions.ts';
import type { Redemption } from '../../contract/till/redemption.ts';
import type { StoredVoucher } from '../../domain/ports/memberService.ts';
import type { RedemptionService, VoucherUse } from '../../domain/ports/redemptions.ts';
import { toTillVoucher } from '../../domain/till/toTillVoucher.ts';
import { httpRedemptions } from './httpRedemptions.ts';
import { SERVICE_LIMITS } from './resilience.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const LIMITS = { ...SERVICE_LIMITS, attemptMs: 250, totalMs: 5_000, pauseMs: 5 };
const VENUE = 6;
const LONG_AGO = new Date('2020-01-01T00:00:00Z');

let reference: OwnReference;
let scripted: ScriptedService;
/** A voucher of the group, for one member, that this member has not used. */
let offer: StoredVoucher;
beforeAll(async () => {
  [reference, scripted] = await Promise.all([ownReference(), scriptedService()]);
  const { body } = await getJson('/vouchers/100201-play');
  offer = body as StoredVoucher;
});
afterAll(() => Promise.all([reference.stop(), scripted.close()]));

async function getJson(path: string) {
  const headers = { Authorization: `Bearer ${reference.token}` };
  const response = await fetch(`${reference.url}${path}`, { headers });
  return { status: response.status, body: await response.json() };
}

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** A prize of our own games, and its redemption in our store. */
const prize = () => ({
  ...offer,
  id: 'spin-1',
  offline: true,
  validUntil: inDays(3).toISOString(),
});
const ownRedemption = (change: Partial<Redemption> = {}): Redemption => ({
  id: 'own-1',
  voucher: toTillVoucher(prize()),
  customerNumber: '100201',
  venueId: VENUE,
  at: inDays(-1).toISOString(),
  isOffline: false,
  deviceId: 'till-1',
  reversal: null,
  ...change,
});

const own = {
  redeem: vi.fn<RedemptionService['redeem']>(),
  findRedemption: vi.fn<RedemptionService['findRedemption']>(),
  reverse: vi.fn<RedemptionService['reverse']>(),
  findUsesAt: vi.fn<RedemptionService['findUsesAt']>(),
  findOfflineVouchers: vi.fn<RedemptionService['findOfflineVouchers']>(),
};
beforeEach(() => {
  own.redeem.mockReset();
  own.findRedemption.mockReset().mockResolvedValue(null);
  own.reverse.mockReset().mockResolvedValue(null);
  own.findUsesAt.mockReset().mockResolvedValue({ redemptions: [], isCut: false });
  own.findOfflineVouchers.mockReset().mockResolvedValue([]);
});

const serviceAt = (url: string) =>
  httpRedemptions(
    { url, credentials: { token: reference.token } },
    own,
    { findVoucher: async (id) => (id === 'spin-1' ? prize() : null) },
    LIMITS,
  );

let count = 0;
/** A use by a member of their own, so that tests do not meet. */
function use(change: Partial<VoucherUse> = {}): VoucherUse {
  count += 1;
  return {
    id: `redemption-${count}`,
    voucher: offer,
    crmId: 'crm-100201',
    customerNumber: '100201',
    venueId: VENUE,
    at: new Date(),
    isOffline: false,
    deviceId: 'till-1',
    ...change,
  };
}

/** A use of an offer that nobody has used. */
async function useOfNewOffer(): Promise<VoucherUse> {
  const id = `offer-${count}`;
  const { usedAt: _, ...fields } =
    (await reference.database.doc(`vouchers/${offer.id}`).get()).data() ?? {};
  await reference.database.doc(`vouchers/${id}`).set({ ...fields, id, usedAt: null });
  return use({ voucher: { ...offer, id } });
}

/** The adapter on the reference server with a fault of the connection. */
async function withFault<T>(
  serve: Fault['serve'],
  run: (service: RedemptionService) => Promise<T>,
) {
  const faulty = await startFaultyServer(reference.url, serve);
  try {
    return await run(serviceAt(faulty.url));
  } finally {
    await faulty.close();
  }
}

/** What the group stored of a voucher. */
async function stored(voucherId: string): Promise<ServiceRedemption[]> {
  const { docs } = await reference.database
    .collection('groupRedemptions')
    .where('redemption.voucher.id', '==', voucherId)
    .get();
  return docs.map((each) => each.get('redemption'));
}

describe('a voucher of our own games', () => {
  it('is redeemed in our store, and the group hears nothing of it', async () => {
    const result = { status: 'redeemed' as const, redemption: ownRedemption() };
    own.redeem.mockResolvedValue(result);
    scripted.script(json({}));
    const request = use({ voucher: prize() });
    expect(await serviceAt(scripted.url).redeem(request)).toEqual(result);
    expect(own.redeem).toHaveBeenCalledWith(request);
    expect(scripted.requests).toEqual([]);
  });

  it('is found and taken back in our store', async () => {
    own.findRedemption.mockResolvedValue(ownRedemption());
    own.reverse.mockResolvedValue(ownRedemption());
    scripted.script(json({}));
    const service = serviceAt(scripted.url);
    expect(await service.findRedemption('own-1')).toEqual(ownRedemption());
    expect(await service.reverse(reversalOf('own-1'))).toEqual(ownRedemption());
    expect(scripted.requests).toEqual([]);
  });
});

const reversalOf = (redemptionId: string) => ({
  redemptionId,
  reason: 'not-served' as const,
  at: new Date(),
  deviceId: 'till-1',
});

describe('a voucher of the group', () => {
  it('is redeemed once, whoever asks again', async () => {
    const service = serviceAt(reference.url);
    const first = await useOfNewOffer();
    const result = await service.redeem(first);
    expect(result).toEqual({
      status: 'redeemed',
      redemption: {
        id: first.id,
        voucher: toTillVoucher(first.voucher),
        customerNumber: '100201',
        venueId: VENUE,
        at: first.at.toISOString(),
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
    const service = serviceAt(reference.url);
    const first = await useOfNewOffer();
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        service.redeem({ ...first, id: `${first.id}-${index}` }),
      ),
    );
    const statuses = results.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(9).fill('already'), 'redeemed']);
    expect(await stored(first.voucher.id)).toHaveLength(1);
  });

  it('is free again after a reversal, which has one effect', async () => {
    const service = serviceAt(reference.url);
    const first = await useOfNewOffer();
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
    const service = serviceAt(reference.url);
    expect(await service.findRedemption('unknown')).toBeNull();
    expect(await service.reverse(reversalOf('unknown'))).toBeNull();
  });
});

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
    const first = await useOfNewOffer();
    const keys: (string | undefined)[] = [];
    const cut = cutting(2);
    const result = await withFault(
      (request, forward) => {
        keys.push(request.headers['idempotency-key']);
        return cut(request, forward);
      },
      (service) => service.redeem(first),
    );
    expect(result).toMatchObject({ status: 'redeemed', redemption: { id: first.id } });
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(await stored(first.voucher.id)).toHaveLength(1);
  });

  it('for the whole call has one effect if another instance repeats it', async () => {
    const first = await useOfNewOffer();
    const call = withFault(cutting(3), (service) => service.redeem(first));
    await expect(call).rejects.toMatchObject({ kind: 'unavailable' });
    const repeated = await serviceAt(reference.url).redeem(first);
    expect(repeated).toMatchObject({ status: 'redeemed', redemption: { id: first.id } });
    expect(await stored(first.voucher.id)).toHaveLength(1);
  });

  it('in the middle of a reversal has one effect', async () => {
    const first = await useOfNewOffer();
    await serviceAt(reference.url).redeem(first);
    const reversed = await withFault(cutting(1), (service) =>
      service.reverse(reversalOf(first.id)),
    );
    expect(reversed?.reversal?.reason).toBe('not-served');
  });

  it('for longer than the time limit redeems once after it', async () => {
    const first = await useOfNewOffer();
    let isSlow = true;
    const slow: Fault['serve'] = async (request, forward) => {
      const reply = await forward(request);
      if (isSlow) await setTimeout(2 * LIMITS.attemptMs);
      isSlow = false;
      return reply;
    };
    const result = await withFault(slow, (service) => service.redeem(first));
    expect(result).toMatchObject({ status: 'redeemed', redemption: { id: first.id } });
    expect(await stored(first.voucher.id)).toHaveLength(1);
  });

  it.each([500, 503])(
    'with status %i is an error, and no refusal of the voucher',
    async (status) => {
      const failing: Fault['serve'] = async () => ({ status, headers: {}, body: '{}' });
      await withFault(failing, async (service) => {
        const temporary = { kind: 'unavailable' };
        await expect(service.redeem(use())).rejects.toMatchObject(temporary);
        await expect(service.findUsesAt(VENUE, LONG_AGO, 10)).rejects.toMatchObject(temporary);
      });
    },
  );
});

describe.each([404, 501])('a group that replies %i has no redemptions', (status) => {
  const missing: Fault['serve'] = async () => ({ status, headers: {}, body: '{}' });
  const absent = <T>(run: (service: RedemptionService) => Promise<T>) => withFault(missing, run);

  it('and redeems nothing', async () => {
    expect(await absent((service) => service.redeem(use()))).toEqual({ status: 'not-offered' });
    expect(await absent((service) => service.findRedemption('any'))).toBeNull();
    expect(await absent((service) => service.reverse(reversalOf('any')))).toBeNull();
  });

  it('and the lists are those of our store', async () => {
    const uses = { redemptions: [ownRedemption()], isCut: false };
    own.findUsesAt.mockResolvedValue(uses);
    own.findOfflineVouchers.mockResolvedValue([prize()]);
    expect(await absent((service) => service.findUsesAt(VENUE, LONG_AGO, 10))).toEqual(uses);
    const vouchers = await absent((service) => service.findOfflineVouchers(VENUE, new Date(), 10));
    expect(vouchers.map(({ id }) => id)).toEqual(['spin-1']);
  });
});
