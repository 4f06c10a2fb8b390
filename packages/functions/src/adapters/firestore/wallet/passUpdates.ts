import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { inUtc } from '../../../contract/rules/calendar.ts';
import type { Wallet } from '../../../contract/wallet/getWalletPass.ts';
import { TRIED_FOR_MS } from '../../../domain/ports/outgoing.ts';

/** The waiting update of one wallet in the outbox, as a transaction read it. */
interface PassUpdate {
  readonly document: DocumentReference;
  readonly crmId: string;
  readonly wallet: Wallet;
  /** The started attempts of an update that waits already, else 0. */
  readonly attempts: number;
}

/** Reads the waiting update of a pass: `outbox/wallet-{wallet}-{serialNumber}`, at most one per wallet. */
export async function readPassUpdate(
  database: Firestore,
  transaction: Transaction,
  pass: { readonly crmId: string; readonly serialNumber: string },
  wallet: Wallet,
): Promise<PassUpdate> {
  const document = database.collection('outbox').doc(`wallet-${wallet}-${pass.serialNumber}`);
  const attempts: unknown = (await transaction.get(document)).get('attempts');
  return {
    document,
    crmId: pass.crmId,
    wallet,
    // One more, so that the end of an attempt that runs now does not remove the update.
    attempts: typeof attempts === 'number' ? attempts + 1 : 0,
  };
}

/** Adds the update to the outbox, due now. Replaces the one that waits, so that many changes become one update. */
export function writePassUpdate(
  transaction: Transaction,
  { document, crmId, wallet, attempts }: PassUpdate,
  now: Date,
): void {
  const giveUpAt = inUtc(now).add(TRIED_FOR_MS['wallet-pass'], 'millisecond').toDate();
  transaction.set(document, {
    kind: 'wallet-pass',
    crmId,
    wallet,
    attempts,
    dueAt: Timestamp.fromDate(now),
    giveUpAt: Timestamp.fromDate(giveUpAt),
    removeAt: Timestamp.fromDate(giveUpAt),
  });
}
