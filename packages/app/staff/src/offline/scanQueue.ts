import { MAX_SCANNED_TEXT } from '@casino/functions/contract/till/redemption.ts';
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

/** What identifies a scan. A nonce that is used again with another voucher or card is another scan, as on the server. */
type ScanKey = Pick<OfflineScan, 'nonce' | 'code' | 'customerNumber'>;

/** The id of a scan, which stands for the id of its redemption before the upload. */
export function scanId({ nonce, code, customerNumber }: ScanKey): string {
  return `${nonce} ${customerNumber} ${code}`;
}

/**
 * Stores a scan on the disk, in place of an earlier state of it. Rejects if the storage is full: then it must not be
 * accepted.
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
  const id = scanId(scan);
  await waiting.put(scan, keys[scans.findIndex((each) => each && scanId(each) === id)]);
}

/** The vouchers that members have used by scans that wait. */
export async function waitingUses(db: TillDatabase, venueId: number): Promise<KnownUse[]> {
  return (await db.getAll('waiting')).flatMap((scan) => usesBy(scan, venueId));
}

/**
 * Uploads the scans in their order, and removes each when the reply to it has arrived. A scan that was uploaded without a
 * reply is uploaded again: the server recognises it. One that the server cannot store yet waits for the next upload, and
 * stops no other. Rejects with a `RemoteError`.
 */
export function uploadWaiting(db: TillDatabase, call: TillCall, venueId: number): Promise<void> {
  return navigator.locks.request(UPLOAD_LOCK, async () => {
    const later = new Set<number>();
    for (;;) {
      const transaction = db.transaction('waiting');
      const [allKeys, allScans] = await Promise.all([
        transaction.store.getAllKeys(),
        transaction.store.getAll(),
      ]);
      const batch = nextBatch(
        allKeys
          .map((key, index) => ({ key, scan: allScans[index] as OfflineScan }))
          .filter(({ key }) => !later.has(key)),
      );
      if (batch.length === 0) return;
      const sentAt = new Date().toISOString();
      const scans = batch.map(({ entry }) => entry);
      const { outcomes } = await call('till-uploadScans', { sentAt, scans, keepsLater: true });
      const replies = batch.map((sent, index): Reply => ({ ...sent, outcome: outcomes[index] }));
      for (const { key, outcome } of replies) if (!isStored(outcome)) later.add(key);
      await removeUploaded(
        db,
        replies.filter(({ outcome }) => isStored(outcome)),
        venueId,
      );
    }
  });
}

/** A scan and the reply to it. */
interface Reply {
  readonly key: number;
  readonly scan: OfflineScan;
  readonly outcome: Outcome | undefined;
}

function isStored(outcome: Outcome | undefined): boolean {
  return outcome !== undefined && outcome.outcome !== 'later';
}

/** The longest request, in characters of its entries: a server refuses a body that is too large. */
const MAX_SENT = 30_000;

/** The first scans, as many as fit into a request. */
function nextBatch(waiting: readonly Omit<Reply, 'outcome'>[]) {
  let sent = 0;
  const entries = waiting
    .slice(0, MAX_UPLOAD)
    .map((each) => ({ ...each, entry: toEntry(each.scan) }));
  const rest = entries.findIndex(({ entry }, index) => {
    sent += JSON.stringify(entry).length;
    return index > 0 && sent > MAX_SENT;
  });
  return rest < 0 ? entries : entries.slice(0, rest);
}

/** An entry as it is sent. A text that is too long for the server is cut, and stays too long, so that the server records it. */
function toEntry(scan: unknown): unknown {
  return JSON.parse(JSON.stringify(scan ?? null), (_, value: unknown) =>
    typeof value === 'string' ? value.slice(0, MAX_SCANNED_TEXT + 1) : value,
  );
}

/**
 * Takes back a scan that waits, or that is uploaded already: then it is uploaded again with its reversal, and the server
 * recognises it. The device offers the voucher again at once. Rejects if the storage is full.
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

/** The device remembers the uses in the same transaction, so that it never forgets one between queue and list. */
async function removeUploaded(
  db: TillDatabase,
  replies: readonly Reply[],
  venueId: number,
): Promise<void> {
  const transaction = db.transaction(['waiting', 'records'], 'readwrite');
  const records = transaction.objectStore('records');
  const synced = (await records.get('synced')) as Synced | undefined;
  const uses = replies.flatMap(({ scan, outcome }) => usesAfter(scan, outcome, venueId));
  if (synced) await records.put({ ...synced, uses: withUses(synced.uses, uses) }, 'synced');
  const waiting = transaction.objectStore('waiting');
  await Promise.all(
    replies.map(async ({ key, scan }) => {
      // A scan that was taken back meanwhile is uploaded again.
      const isSame = (await waiting.get(key))?.reversal?.at === scan?.reversal?.at;
      if (isSame) await waiting.delete(key);
    }),
  );
  await transaction.done;
}

function usesAfter(scan: OfflineScan, outcome: Outcome | undefined, venueId: number): KnownUse[] {
  return usesBy(scan, venueId).map((use) =>
    outcome?.outcome === 'redeemed'
      ? {
          ...use,
          redemptionId: outcome.redemption.id,
          isReversed: outcome.redemption.reversal !== null,
        }
      : use,
  );
}

/** The use by an accepted scan. An entry that is no scan, of an earlier version or a damaged one, is no use. */
function usesBy(scan: OfflineScan, venueId: number): KnownUse[] {
  const code: unknown = scan?.code;
  const voucherId = typeof code === 'string' ? readVoucherCode(code)?.claims.voucherId : undefined;
  if (voucherId === undefined || scan.refusal !== null) return [];
  const { customerNumber, at, reversal } = scan;
  const isReversed = reversal !== undefined;
  return [{ redemptionId: scanId(scan), voucherId, customerNumber, at, venueId, isReversed }];
}
