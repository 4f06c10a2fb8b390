import type { KnownUse } from '@casino/functions/contract/till/sync.ts';
import { MAX_UPLOAD, type OfflineScan } from '@casino/functions/contract/till/uploadScans.ts';
import { readVoucherCode } from '@casino/functions/contract/vouchers/voucherCode.ts';
import type { IDBPObjectStore } from 'idb';
import type { TillCall, TillReply } from '../backend/tillBackend.ts';
import { type Synced, withReversed, withUses } from './synced.ts';
import type { TillDatabase, TillSchema } from './tillDatabase.ts';

/** One tab uploads at a time. */
const UPLOAD_LOCK = 'casino.till.upload';

type Outcome = TillReply<'till-uploadScans'>['outcomes'][number];

/**
 * Stores a scan on the disk, in place of an earlier one with its nonce. Rejects if the storage is full: then it must not
 * be accepted.
 */
export async function addWaiting(db: TillDatabase, scan: OfflineScan): Promise<void> {
  const transaction = db.transaction('waiting', 'readwrite', { durability: 'strict' });
  // Both are awaited, because a failure rejects both.
  await Promise.all([putScan(transaction.store, scan), transaction.done]);
}

type WaitingStore = IDBPObjectStore<
  TillSchema,
  ArrayLike<'waiting' | 'records'>,
  'waiting',
  'readwrite'
>;

async function putScan(waiting: WaitingStore, scan: OfflineScan): Promise<void> {
  const [keys, scans] = await Promise.all([waiting.getAllKeys(), waiting.getAll()]);
  await waiting.put(scan, keys[scans.findIndex(({ nonce }) => nonce === scan.nonce)]);
}

/** The vouchers that members have used by scans that wait. */
export async function waitingUses(db: TillDatabase, venueId: number): Promise<KnownUse[]> {
  return (await db.getAll('waiting')).flatMap((scan) => useOf(scan, venueId));
}

/**
 * Uploads the scans in their order, and removes each when the reply to it has arrived. A scan that was uploaded without a
 * reply is uploaded again: the server recognises its nonce. Rejects with a `RemoteError`.
 */
export function uploadWaiting(db: TillDatabase, call: TillCall, venueId: number): Promise<void> {
  return navigator.locks.request(UPLOAD_LOCK, async () => {
    for (;;) {
      const transaction = db.transaction('waiting');
      const [keys, scans] = await Promise.all([
        transaction.store.getAllKeys(null, MAX_UPLOAD),
        transaction.store.getAll(null, MAX_UPLOAD),
      ]);
      if (scans.length === 0) return;
      const sentAt = new Date().toISOString();
      const { outcomes } = await call('till-uploadScans', { sentAt, scans });
      await removeUploaded(db, { keys, scans, uses: newUses(scans, outcomes, venueId) });
    }
  });
}

/**
 * Takes back a scan that waits, or that is uploaded already: then it is uploaded again with its reversal, and the server
 * recognises its nonce. The device offers the voucher again at once. Rejects if the storage is full.
 */
export async function takeBackWaiting(
  db: TillDatabase,
  scan: OfflineScan,
  reversal: NonNullable<OfflineScan['reversal']>,
): Promise<void> {
  const transaction = db.transaction(['waiting', 'records'], 'readwrite', { durability: 'strict' });
  const records = transaction.objectStore('records');
  const change = async () => {
    await putScan(transaction.objectStore('waiting'), { ...scan, reversal });
    const synced = (await records.get('synced')) as Synced | undefined;
    if (synced) await records.put(withReversed(synced, isUseBy(scan)), 'synced');
  };
  // Both are awaited, because a failure rejects both.
  await Promise.all([change(), transaction.done]);
}

/** A member has at most one use of a voucher that is not reversed. */
function isUseBy({ code, customerNumber }: OfflineScan) {
  const voucherId = readVoucherCode(code)?.claims.voucherId;
  return (use: KnownUse) => use.voucherId === voucherId && use.customerNumber === customerNumber;
}

interface Uploaded {
  readonly keys: readonly number[];
  readonly scans: readonly OfflineScan[];
  readonly uses: readonly KnownUse[];
}

/** The device remembers the uses in the same transaction, so that it never forgets one between queue and list. */
async function removeUploaded(db: TillDatabase, { keys, scans, uses }: Uploaded): Promise<void> {
  const transaction = db.transaction(['waiting', 'records'], 'readwrite');
  const records = transaction.objectStore('records');
  const synced = (await records.get('synced')) as Synced | undefined;
  if (synced) await records.put({ ...synced, uses: withUses(synced.uses, uses) }, 'synced');
  const waiting = transaction.objectStore('waiting');
  await Promise.all(
    keys.map(async (key, index) => {
      // A scan that was taken back meanwhile is uploaded again.
      const isSame = (await waiting.get(key))?.reversal?.at === scans[index]?.reversal?.at;
      if (isSame) await waiting.delete(key);
    }),
  );
  await transaction.done;
}

function newUses(scans: OfflineScan[], outcomes: Outcome[], venueId: number): KnownUse[] {
  return scans.flatMap((scan, index) => {
    const outcome = outcomes[index];
    return useOf(scan, venueId).map((use) =>
      outcome?.outcome === 'redeemed'
        ? {
            ...use,
            redemptionId: outcome.redemption.id,
            isReversed: outcome.redemption.reversal !== null,
          }
        : use,
    );
  });
}

/** The use by an accepted scan. Before the upload, its nonce stands for the id of the redemption. */
function useOf(
  { nonce, code, customerNumber, at, refusal, reversal }: OfflineScan,
  venueId: number,
): KnownUse[] {
  const voucherId = readVoucherCode(code)?.claims.voucherId;
  if (refusal !== null || voucherId === undefined) return [];
  const isReversed = reversal !== undefined;
  return [{ redemptionId: nonce, voucherId, customerNumber, at, venueId, isReversed }];
}
