import { expect, vi } from 'vitest';
import { type OwnReference, ownReference } from '../../../testing/backend/ownReference.ts';
import type { Fault } from '../../../tools/conformance/faults/fault.ts';
import { startFaultyServer } from '../../../tools/conformance/faults/faultyServer.ts';
import type { ServiceRedemption } from '../../contract/http/redemptions.ts';
import type { Redemption } from '../../contract/till/redemption.ts';
import type { StoredVoucher } from '../../domain/ports/memberService.ts';
import type { RedemptionService, VoucherUse } from '../../domain/ports/redemptions.ts';
import { toTillVoucher } from '../../domain/till/toTillVoucher.ts';
import { httpRedemptions } from './httpRedemptions.ts';
import { SERVICE_LIMITS, type ServiceLimits } from './resilience.ts';

export const VENUE = 6;
const LIMITS: ServiceLimits = { ...SERVICE_LIMITS, pauseMs: 5 };

/** Our store, which knows nothing unless a test says so. */
export const own = {
  redeem: vi.fn<RedemptionService['redeem']>(),
  findRedemption: vi.fn<RedemptionService['findRedemption']>(),
  reverse: vi.fn<RedemptionService['reverse']>(),
  findUsesOf: vi.fn<RedemptionService['findUsesOf']>(),
  findChangesAt: vi.fn<RedemptionService['findChangesAt']>(),
  findArrivedAt: vi.fn<RedemptionService['findArrivedAt']>(),
  findOfflineVouchers: vi.fn<RedemptionService['findOfflineVouchers']>(),
};

export function emptyOwn(): void {
  own.redeem.mockReset();
  own.findRedemption.mockReset().mockResolvedValue(null);
  own.reverse.mockReset().mockResolvedValue(null);
  own.findChangesAt.mockReset().mockResolvedValue({ redemptions: [], next: null });
  own.findArrivedAt.mockReset().mockResolvedValue({ redemptions: [], isCut: false });
  own.findOfflineVouchers.mockReset().mockResolvedValue([]);
}

export const reversalOf = (redemptionId: string) => ({
  redemptionId,
  reason: 'not-served' as const,
  at: new Date(),
  deviceId: 'till-1',
});

/** The reference server of a group, and the adapter on it. */
export class Group {
  readonly reference: OwnReference;
  /** A voucher of the group, for one member. */
  readonly offer: StoredVoucher;
  private count = 0;

  private constructor(reference: OwnReference, offer: StoredVoucher) {
    this.reference = reference;
    this.offer = offer;
  }

  static async start(): Promise<Group> {
    const reference = await ownReference();
    const headers = { Authorization: `Bearer ${reference.token}` };
    const response = await fetch(`${reference.url}/vouchers/100201-play`, { headers });
    expect(response.status).toBe(200);
    return new Group(reference, (await response.json()) as StoredVoucher);
  }

  /** A prize of our own games. */
  prize(): StoredVoucher {
    return { ...this.offer, id: 'spin-1' };
  }

  /** The redemption of the prize in our store. */
  ownRedemption(): Redemption {
    return {
      id: 'own-1',
      voucher: toTillVoucher(this.prize()),
      customerNumber: '100201',
      venueId: VENUE,
      at: '2026-11-24T20:00:00Z',
      isOffline: false,
      deviceId: 'till-1',
      reversal: null,
    };
  }

  serviceAt(url: string = this.reference.url): RedemptionService {
    const findVoucher = async (id: string) => (id === 'spin-1' ? this.prize() : null);
    const settings = { url, credentials: { token: this.reference.token } };
    return httpRedemptions(settings, own, { findVoucher }, LIMITS);
  }

  /** The adapter on the reference server with a fault of the connection. */
  async withFault<T>(
    serve: Fault['serve'],
    run: (service: RedemptionService) => Promise<T>,
  ): Promise<T> {
    const faulty = await startFaultyServer(this.reference.url, serve);
    try {
      return await run(this.serviceAt(faulty.url));
    } finally {
      await faulty.close();
    }
  }

  /** A use with an id of its own. */
  use(change: Partial<VoucherUse> = {}): VoucherUse {
    this.count += 1;
    return {
      id: `redemption-${this.count}`,
      voucher: this.offer,
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
  async useOfNewOffer(): Promise<VoucherUse> {
    const use = this.use();
    const { database } = this.reference;
    const id = `offer-${use.id}`;
    const fields = (await database.doc(`vouchers/${this.offer.id}`).get()).data();
    await database.doc(`vouchers/${id}`).set({ ...fields, id });
    return { ...use, voucher: { ...this.offer, id } };
  }

  /** What the group stored of a voucher. */
  async stored(voucherId: string): Promise<ServiceRedemption[]> {
    const { docs } = await this.reference.database
      .collection('groupRedemptions')
      .where('redemption.voucher.id', '==', voucherId)
      .get();
    return docs.map((each) => each.get('redemption'));
  }
}
