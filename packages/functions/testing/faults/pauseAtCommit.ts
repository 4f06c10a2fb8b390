// Preloaded into a program. At one commit it tells its parent, and waits for a message of the parent.
import { once } from 'node:events';
import { WriteBatch } from '@google-cloud/firestore';
import type { CommitPoint } from './pausedProgram.ts';

/** The status of a lost connection in gRPC. */
const UNAVAILABLE = 14;

type Commit = (options?: { readonly transactionId?: unknown }) => Promise<unknown>;

const point: CommitPoint = JSON.parse(process.env['PAUSE_AT'] ?? '');
// Every commit of the SDK passes this method, which its types do not have.
const batch = WriteBatch.prototype as unknown as { _commit: Commit };
const commit = batch._commit;
let commits = 0;

async function pause(): Promise<void> {
  process.send?.('paused');
  await once(process, 'message');
}

batch._commit = async function (options) {
  const kind = options?.transactionId ? 'transaction' : 'batch';
  if (kind === point.kind) commits += 1;
  const isHere = kind === point.kind && commits === point.nth;
  if (isHere && point.when === 'before') await pause();
  const reply = await commit.call(this, options);
  if (isHere && point.when !== 'before') await pause();
  if (isHere && point.when === 'unanswered') {
    throw Object.assign(new Error('The reply is lost.'), { code: UNAVAILABLE });
  }
  return reply;
};
