import type { TillCall } from '../backend/tillBackend.ts';
import { uploadWaiting } from './scanQueue.ts';
import { mergeSync, type Synced, syncRequest } from './synced.ts';
import { changeSynced, readRecord, type TillDatabase } from './tillDatabase.ts';

/**
 * Uploads the scans that wait, and loads what the till needs without a connection. A failed upload does not prevent the
 * load. Rejects with a `RemoteError`.
 */
export async function syncTill(
  db: TillDatabase,
  call: TillCall,
  venueId: number,
): Promise<Synced | null> {
  const [uploaded] = await Promise.allSettled([uploadWaiting(db, call, venueId)]);
  const [known, waiting] = await Promise.all([readRecord(db, 'synced'), db.count('waiting')]);
  const request = syncRequest(known, waiting, Date.now());
  const reply = await call('till-sync', request);
  const receivedAt = Date.now();
  const uses = [...reply.uses];
  for (let cursor = reply.next; cursor; ) {
    const page = await call('till-sync', { ...request, withVouchers: false, cursor });
    uses.push(...page.uses);
    cursor = page.next;
  }
  // The time of the first reply: what changed meanwhile is loaded again.
  const all = { ...reply, uses };
  const synced = await changeSynced(db, (previous) => mergeSync(previous, all, receivedAt));
  if (uploaded.status === 'rejected') throw uploaded.reason;
  return synced;
}
