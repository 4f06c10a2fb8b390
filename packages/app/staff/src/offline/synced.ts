import type { ResponseOf } from '@casino/functions/contract/defineContract.ts';
import type {
  KnownUse,
  OfflineVoucher,
  syncContract,
} from '@casino/functions/contract/till/sync.ts';

type SyncReply = ResponseOf<typeof syncContract>;

/** What the device has loaded to decide without a connection. */
export interface Synced {
  /** The server's clock at the last synchronisation. */
  readonly now: string;
  /** The server's clock minus the device's, in milliseconds. */
  readonly clockOffset: number;
  readonly keys: SyncReply['keys'];
  readonly uses: readonly KnownUse[];
  readonly vouchers: readonly OfflineVoucher[];
  /** When `vouchers` were loaded, by the server's clock. */
  readonly vouchersAt: string | null;
  /** True if `uses` are all that a till may know. An earlier version loaded those of a day. */
  readonly isWhole?: boolean;
}

/** Vouchers change slowly: they are loaded once in this time, in milliseconds. */
const VOUCHERS_EVERY_MS = 10 * 60_000;
/** A use of a voucher that has left the list is forgotten after this time, in milliseconds. */
const FORGET_AFTER_MS = 48 * 3_600_000;

/** The server's clock, by the device's clock. */
export function serverTime(synced: Synced | null, deviceNow: number): Date {
  return new Date(deviceNow + (synced?.clockOffset ?? 0));
}

/** The request of the next synchronisation. */
export function syncRequest(synced: Synced | null, waiting: number, deviceNow: number) {
  const loadedAt = synced?.vouchersAt ? Date.parse(synced.vouchersAt) : Number.NEGATIVE_INFINITY;
  const age = serverTime(synced, deviceNow).getTime() - loadedAt;
  return {
    since: synced?.isWhole ? synced.now : null,
    // A negative age: the clock of the device was changed.
    withVouchers: age >= VOUCHERS_EVERY_MS || age < 0,
    waiting,
  };
}

/** The data after a synchronisation with the uses of all its replies. `receivedAt` is the device's clock. */
export function mergeSync(
  previous: Synced | null,
  reply: Omit<SyncReply, 'next'>,
  receivedAt: number,
): Synced {
  const vouchers = reply.vouchers ?? previous?.vouchers ?? [];
  const listed = new Set(vouchers.map(({ voucher }) => voucher.id));
  const now = Date.parse(reply.now);
  const uses = withUses(previous?.uses ?? [], reply.uses);
  return {
    now: reply.now,
    clockOffset: now - receivedAt,
    keys: reply.keys,
    uses: uses.filter(
      (use) => listed.has(use.voucherId) || now - Date.parse(use.at) < FORGET_AFTER_MS,
    ),
    vouchers,
    vouchersAt: reply.vouchers === null ? (previous?.vouchersAt ?? null) : reply.now,
    isWhole: true,
  };
}

/** The data after the uses that a predicate names are taken back. */
export function withReversed(synced: Synced, isTakenBack: (use: KnownUse) => boolean): Synced {
  const uses = synced.uses.map((use) => (isTakenBack(use) ? { ...use, isReversed: true } : use));
  return { ...synced, uses };
}

/** The known uses with newer ones, each once. */
export function withUses(known: readonly KnownUse[], newer: readonly KnownUse[]): KnownUse[] {
  const byId = new Map([...known, ...newer].map((use) => [use.redemptionId, use]));
  return [...byId.values()];
}
