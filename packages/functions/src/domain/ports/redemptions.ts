import type { Redemption, ReversalReason } from '../../contract/till/redemption.ts';
import type { StoredVoucher } from './memberService.ts';

/** The use of a voucher by a member, to store once. */
export interface VoucherUse {
  /** Derived from the device and the nonce of the scan, so that a repeated request finds its redemption. */
  readonly id: string;
  readonly voucher: StoredVoucher;
  /** The member, whose uses of an offer to everyone are counted one by one. */
  readonly crmId: string;
  readonly customerNumber: string;
  /** The venue that serves. */
  readonly venueId: number;
  readonly at: Date;
  readonly isOffline: boolean;
  readonly deviceId: string;
}

/** The outcome of a redemption. `already` has the redemption that counts. */
export type UseResult =
  | { readonly status: 'redeemed' | 'already'; readonly redemption: Redemption }
  /** The group's system takes no redemptions. */
  | { readonly status: 'not-offered' };

/** A redemption to take back. */
export interface Reversal {
  readonly redemptionId: string;
  readonly reason: ReversalReason;
  readonly at: Date;
  readonly deviceId: string;
}

/** A page of the redemptions that were stored or reversed since a time at a venue. */
export interface ChangedUses {
  readonly redemptions: readonly Redemption[];
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
}

/** The redemptions that arrived in a time at a venue. */
export interface ArrivedUses {
  readonly redemptions: readonly Redemption[];
  /** True if there may be more. */
  readonly isCut: boolean;
}

/**
 * Who used which voucher: the group's own system, or our store for the prizes of our games and for a group without a
 * system. Records are only added, and our store deletes them after six years.
 */
export interface RedemptionService {
  /** Redeems a voucher once per member, even for simultaneous requests. The same id gets the same result. */
  redeem(use: VoucherUse): Promise<UseResult>;
  /** A redemption with its reversal; null for an unknown id. */
  findRedemption(id: string): Promise<Redemption | null>;
  /** Takes a redemption back, so that the voucher is free again. A second reversal has no effect. Null for an unknown id. */
  reverse(reversal: Reversal): Promise<Redemption | null>;
  /** The redemptions of a member in our own store. A group's system gives the member its own copy. */
  findUsesOf(crmId: string): Promise<readonly Redemption[]>;
  /**
   * The redemptions of a venue that were stored or reversed since `since`, with those that were uploaded later.
   * @param page `after`: the `next` of the previous page, or null; `limit`: the most redemptions
   * @throws DomainError `not-found` for a cursor that it did not give out
   */
  findChangesAt(
    venueId: number,
    since: Date,
    page: { readonly after: string | null; readonly limit: number },
  ): Promise<ChangedUses>;
  /**
   * The redemptions of a venue that arrived from `from` until before `until`, newest first.
   * @param limit the most redemptions
   */
  findArrivedAt(venueId: number, from: Date, until: Date, limit: number): Promise<ArrivedUses>;
  /**
   * The vouchers that a till of the venue may redeem without a connection, and that have not ended: those that end first.
   * @param limit the most vouchers
   */
  findOfflineVouchers(venueId: number, now: Date, limit: number): Promise<readonly StoredVoucher[]>;
}
