import type { KnownUse } from '@casino/functions/contract/till/sync.ts';
import { MAX_UPLOAD, type OfflineScan } from '@casino/functions/contract/till/uploadScans.ts';
import { readVoucherCode } from '@casino/functions/contract/vouchers/voucherCode.ts';
import type { TillCall, TillReply } from '../backend/tillBackend.ts';
import { type Synced, withUses } from './synced.ts';
import type { TillDatabase } from './tillDatabase.ts';

/** One tab uploads at a time. */
const UPLOAD_LOCK = 'casino.till.upload';

type Outcome = TillReply<'till-uploadScans'>['outcomes'][number];

/** Stores a scan on the disk. Rejects if the storage is full: then it must not be accepted. */
export async function addWaiting(db: TillDatabase, scan: OfflineScan): Promise<void> {
  const transaction = db.transaction('waiting', 'readwrite', { durability: 'strict' });
  // Both are awaited, because a failure rejects both.
  await Promise.all([transaction.store.add(scan), transaction.done]);
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
      await removeUploaded(db, keys, newUses(scans, outcomes, venueId));
    }
  });
}

/** The device remembers the uses in the same transaction, so that it never forgets one between queue and list. */
async function removeUploaded(db: TillDatabase, keys: number[], uses: KnownUse[]): Promise<void> {
  const transaction = db.transaction(['waiting', 'records'], 'readwrite');
  const records = transaction.objectStore('records');
  const synced = (await records.get('synced')) as Synced | undefined;
  if (synced) await records.put({ ...synced, uses: withUses(synced.uses, uses) }, 'synced');
  await Promise.all(keys.map((key) => transaction.objectStore('waiting').delete(key)));
  await transaction.done;
}

function newUses(scans: OfflineScan[], outcomes: Outcome[], venueId: number): KnownUse[] {
  return scans.flatMap((scan, index) => {
    const outcome = outcomes[index];
    return useOf(scan, venueId).map((use) =>
      outcome?.outcome === 'redeemed' ? { ...use, redemptionId: outcome.redemption.id } : use,
    );
  });
}

/** The use by an accepted scan. Before the upload, its nonce stands for the id of the redemption. */
function useOf(
  { nonce, code, customerNumber, at, refusal }: OfflineScan,
  venueId: number,
): KnownUse[] {
  const voucherId = readVoucherCode(code)?.claims.voucherId;
  if (refusal !== null || voucherId === undefined) return [];
  return [{ redemptionId: nonce, voucherId, customerNumber, at, venueId, isReversed: false }];
}
