// A till of the evening: the modules of the staff page, with a database in memory, and a connection that can be lost.
import { randomUUID } from 'node:crypto';
import { RemoteError, remoteErrorCode } from '../../packages/app/src/lib/remote/remoteError.ts';
import { isUnreached } from '../../packages/app/staff/src/offline/connection.ts';
import { ed25519Verifier } from '../../packages/app/staff/src/offline/ed25519.ts';
import { takeBackWaiting } from '../../packages/app/staff/src/offline/scanQueue.ts';
import { syncTill } from '../../packages/app/staff/src/offline/syncTill.ts';
import { decideScan } from '../../packages/app/staff/src/scan/decideScan.ts';
import { clientAt, signInByPin } from './casino.mjs';
import { memoryDatabase } from './memoryDatabase.mjs';

const VENUE = 6;
/** The share of requests whose reply is lost, although the server has answered. */
const LOST_REPLIES = 0.01;
/** Staff press "Try again" so often, then the guest comes back later. */
const TRIES = 4;

export function openTill({ origin, device, random, figures, hasSignal }) {
  const db = memoryDatabase();
  let idToken = null;
  let isLost = false;
  const client = clientAt(origin, () => idToken);
  /** @type {import('../../packages/app/staff/src/backend/tillBackend.ts').TillCall} */
  const call = async (name, request) => {
    if (!hasSignal()) throw new RemoteError('no-response');
    try {
      const reply = await client(name, request);
      if (random() < LOST_REPLIES) throw new RemoteError('no-response');
      return reply;
    } catch (error) {
      if (remoteErrorCode(error) === 'resource-exhausted') figures.stoppedByLimits += 1;
      throw error;
    }
  };
  const connection = {
    state: () => (!hasSignal() ? 'off' : isLost ? 'lost' : 'online'),
    report: (isReached) => {
      isLost = !isReached;
    },
    subscribe: () => () => {},
  };
  const tools = {
    ...{ db, call, connection, verify: ed25519Verifier(), venueId: VENUE },
    onDenied: () => {
      figures.denied += 1;
    },
  };

  return {
    db,
    device,
    waiting: () => db.count('waiting'),
    /** Hands the till over. Without an answer, or if a limit stops it, the earlier person goes on. */
    async signIn(person) {
      if (!hasSignal()) return;
      figures.signIns += 1;
      try {
        idToken = (await signInByPin(origin, device, person)) ?? idToken;
      } catch (error) {
        if (remoteErrorCode(error) !== 'resource-exhausted') throw error;
        figures.signInsStopped += 1;
      }
    },
    async sync() {
      if (!hasSignal()) return;
      try {
        await syncTill(db, call, VENUE);
        isLost = false;
      } catch (error) {
        if (!isUnreached(error)) throw error;
        isLost = true;
      }
    },
    /** Scans a code and a card, and tries again without an answer. */
    async scan({ code, customerNumber }) {
      const request = { nonce: randomUUID(), voucher: { code }, customerNumber };
      for (let tries = 0; ; tries += 1) {
        const startedAt = performance.now();
        const answer = await decideScan(request, tools);
        figures.answers.push(performance.now() - startedAt);
        if (answer.outcome !== 'failed' || tries === TRIES) return answer;
      }
    },
    /** Takes back what was just served. */
    async takeBack({ id: redemptionId, scan }) {
      const reason = 'not-served';
      try {
        if (redemptionId === null) throw new RemoteError('no-response');
        return (await call('till-reverse', { redemptionId, reason })).outcome;
      } catch (error) {
        if (!isUnreached(error) || scan === null) throw error;
        await takeBackWaiting(db, scan, { at: new Date().toISOString(), reason });
        return 'reversed';
      }
    },
  };
}
