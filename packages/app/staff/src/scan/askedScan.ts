import type { ScanRequest } from '../offline/scanRequest.types.ts';
import { readRecord, type TillDatabase, writeRecord } from '../offline/tillDatabase.ts';

/** Staff scan again within this time, in milliseconds. Later, the same voucher is another use. */
const AGAIN_WITHIN_MS = 10 * 60_000;

/**
 * Stores a request before it is sent. If the same scan has no answer yet, even from a page that was killed, the request
 * keeps its nonce, by which the server repeats its reply. Without space, the request is sent nevertheless.
 */
export async function askedAgain(request: ScanRequest, db: TillDatabase): Promise<ScanRequest> {
  const last = await readRecord(db, 'asked');
  const isSame =
    last !== null &&
    Math.abs(Date.now() - last.at) < AGAIN_WITHIN_MS &&
    last.request.customerNumber === request.customerNumber &&
    JSON.stringify(last.request.voucher) === JSON.stringify(request.voucher);
  if (isSame) return last.request;
  await writeRecord(db, 'asked', { request, at: Date.now() }).catch(() => {});
  return request;
}

/** Forgets a request that has an answer. */
export async function forgetAsked({ nonce }: ScanRequest, db: TillDatabase): Promise<void> {
  const transaction = db.transaction('records', 'readwrite');
  const last = await transaction.store.get('asked');
  if (last && 'request' in last && last.request.nonce === nonce) {
    await transaction.store.delete('asked');
  }
  await transaction.done;
}
